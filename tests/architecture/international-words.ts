/** Words that at least one of the other languages writes as English does, and the names of things. */
export const international = new Set(
	"active admin administrator csv e-mail finch home invitation kb log logo menu name no optional organisation password person privacy roles send status super type upload veksttorget verdal".split(
		" ",
	),
);
