/** Words that at least one of the other languages writes as English does, and the names of things. */
export const international = new Set(
	"active admin administrator audio be calendar code computer csv document download e-mail e-mails excel export file film finch for form formula home idea import in indigo information invitation json kb le link links log logo matrix median menu min mine motivation name neutral no normal note optional orange organisation password pdf person pin png privacy reference report roles rss score send separator spam start status sum super tablet text total type upload uploads utf utf- variable veksttorget verdal version video windows windows- xlsx".split(
		" ",
	),
);
