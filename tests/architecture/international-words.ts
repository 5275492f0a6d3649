/** Words that at least one of the other languages writes as English does, and the names of things. */
export const international = new Set(
	"active admin administrator be calendar csv e-mail excel export file film finch home idea import in information invitation kb le link log logo menu min mine name no normal optional orange organisation password person privacy roles rss send separator spam status super text type upload utf utf- veksttorget verdal version windows windows- xlsx".split(
		" ",
	),
);
