/** Words that at least one of the other languages writes as English does, and the names of things. */
export const international = new Set(
	"active admin administrator agenda area audio be bokmål booking budget bus calendar client code computer contact csv demo document download downloads e-mail e-mails excel export feedback file film finch for form formula halal home idea import important in indigo information invitation it job json kb le lift link links lix log logo matrix mb median mentor menu min mine model motivation name neutral no normal note nynorsk ok online optional orange organisation original participant password pdf person pin plan png privacy public quiz reference report respondent roles rss score send separator service spam start status styrk- sum super tablet test tests text total type under upload uploads utf utf- variable vegan vegetarian veksttorget verdal version video website windows windows- xlsx".split(
		" ",
	),
);
