import type { ListedPlacement, Placement } from "../placements/placements.resource.server";

/** A field of NAV's agreement on work training, by the name that it has there; `most`: how many characters it takes. */
export type NavField = { name: string; value: string; most?: number };
export type NavSection = {
	key: "participant" | "workplace" | "position" | "goals" | "duration" | "followUp";
	fields: NavField[];
};

/** NAV's categories of goals, in its own words: its form is in Norwegian. */
const categories: Record<Placement["goals"][number]["category"], string> = {
	...{ job: "Få jobb i bedriften", experience: "Arbeidserfaring", trial: "Utprøving", language: "Språkopplæring" },
	...{ qualification: "Oppnå fagbrev/kompetansebevis", other: "Annet" },
};

/** What NAV takes of a long text. */
const MOST = 1000;

type Known = Pick<ListedPlacement, "row" | "participant" | "advisor" | "code"> & {
	phones: { participant: string; advisor: string };
	company: { name: string; orgNo: string };
	styrk08: string;
};

/** The agreement in the fields of NAV's form, in its order. What is not known yet is left out. */
export function navFields({ row, participant, advisor, company, phones, code, styrk08 }: Known): NavSection[] {
	const [supervisorFirst, supervisorLast] = splitName(row.supervisorName);
	const number = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));
	const sections: NavSection[] = [
		{
			key: "participant",
			fields: [
				{ name: "deltakerFornavn", value: participant?.firstName ?? "" },
				{ name: "deltakerEtternavn", value: participant?.lastName ?? "" },
				{ name: "deltakerTlf", value: phones.participant },
				{ name: "veilederFornavn", value: advisor?.firstName ?? "" },
				{ name: "veilederEtternavn", value: advisor?.lastName ?? "" },
				{ name: "veilederTlf", value: phones.advisor },
			],
		},
		{
			key: "workplace",
			fields: [
				{ name: "bedriftNavn", value: company.name },
				{ name: "bedriftNr", value: company.orgNo },
				{ name: "arbeidsgiverFornavn", value: supervisorFirst },
				{ name: "arbeidsgiverEtternavn", value: supervisorLast },
				{ name: "arbeidsgiverTlf", value: row.supervisorPhone },
			],
		},
		{
			key: "position",
			fields: [
				{ name: "stillingstittel", value: row.jobTitle || (code?.name ?? "") },
				{ name: "stillingStyrk08", value: styrk08 },
				{ name: "arbeidsoppgaver", value: row.tasks, most: MOST },
			],
		},
		{
			key: "goals",
			fields: row.goals.flatMap(({ category, text }) => [
				{ name: "kategori", value: categories[category] },
				{ name: "beskrivelse", value: text, most: MOST },
			]),
		},
		{
			key: "duration",
			fields: [
				{ name: "startDato", value: norwegian(row.startsOn) },
				{ name: "sluttDato", value: norwegian(row.endsOn) },
				{ name: "stillingprosent", value: number(row.percent) },
				{ name: "antallDagerPerUke", value: number(row.daysPerWeek) },
			],
		},
		{
			key: "followUp",
			fields: [
				{ name: "oppfolging", value: row.followUp, most: MOST },
				{ name: "tilrettelegging", value: row.adaptation, most: MOST },
				{ name: "mentor", value: row.mentor },
			],
		},
	];
	return sections
		.map(({ key, fields }) => ({ key, fields: fields.filter(({ value }) => value !== "") }))
		.filter(({ fields }) => fields.length > 0);
}

/** A name that was written as one: the last word is the family name. */
function splitName(name: string): [string, string] {
	const at = name.lastIndexOf(" ");
	return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

/** A day as a Norwegian form takes it; nothing where it is not settled. */
const norwegian = (day: string) => (day.startsWith("9999") ? "" : day.split("-").reverse().join("."));
