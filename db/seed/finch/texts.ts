/** Classes and where they are, with how many students are in each. */
export const classes: [group: string, school: string, students: number][] = [
	["8A", "Fjordvik ungdomsskole", 16],
	["8B", "Fjordvik ungdomsskole", 15],
	["9A", "Fjordvik ungdomsskole", 17],
	["10A", "Strandby skole", 14],
	["Innføring", "Strandby skole", 9],
];
export const answers = [
	"Jeg liker gruppearbeid best.",
	"Det er litt mye bråk i timene.",
	"Kan vi ha flere praktiske oppgaver?",
	"Jeg trenger mer tid på prøvene.",
	"Jeg vil gjerne bli elektriker.",
	"Det er fint å ha en fast plass.",
];
export const notes = [
	"God utvikling siden høsten. Vi fortsetter med kort samtale hver fredag.",
	"Trives bedre etter at gruppen ble delt. Følg opp lesingen i norsk.",
	"Trenger støtte i matematikk. Avtalt møte med foresatte i november.",
	"Har fått en tydelig plan. Ønsker praksis på verksted til våren.",
];
