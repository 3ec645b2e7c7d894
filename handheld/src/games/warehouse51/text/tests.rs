//! Nothing that Warehouse 51 says is missing, too long or beyond the fonts.
