/** Words that at least one of the other languages writes as English does, and the names of things. */
export const international = new Set(
	"active admin administrator audio be calendar csv document download e-mail e-mails excel export file film finch for home idea import in information invitation kb le link links log logo menu min median mine name no normal optional orange organisation password pdf person png privacy reference roles rss send separator spam start status sum super text type upload uploads utf utf- veksttorget verdal version video windows windows- xlsx".split(
		" ",
	),
);
