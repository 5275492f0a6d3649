-- The full-text index of all that is searched; app/platform/tenant/search.server.ts says what its words are.
CREATE VIRTUAL TABLE search_index USING fts5(
	tenant_id UNINDEXED,
	kind UNINDEXED,
	record_id UNINDEXED,
	words,
	tokenize = "unicode61 remove_diacritics 0",
	detail = none
);
