import { webAddress } from "#app/directory/company.schema";
import type { ImportField } from "#app/lists/import/import-kind";
import { isBlank, richText } from "#app/platform/rich-text/rich-text.schema";
import { oneLine, text } from "#app/platform/text.schema";
import { writtenDay, writtenTime } from "./written.schema";

const customer = (label: string): ImportField => ({
	key: "customer",
	label,
	schema: oneLine(300),
	aliases: ["company", "bedrift", "firma", "kunde", "org no", "orgnr", "organisasjonsnummer", "virksomhet"],
	sample: "974760673",
});
const title = (label: string, sample: string): ImportField => ({
	...{ key: "title", label, required: true, sample },
	schema: oneLine(200),
	aliases: ["subject", "title", "tittel", "emne", "navn"],
});

/** The columns of a file of tasks. */
export const taskColumns: ImportField[] = [
	title("crmWork:task.title", "Ring om praksisplass"),
	{
		...{ key: "due", label: "crmWork:task.dueOn", schema: writtenDay, sample: "2027-06-01" },
		aliases: ["due date", "deadline", "frist", "forfall", "forfallsdato"],
	},
	{
		...{ key: "priority", label: "crmWork:task.priority", schema: oneLine(40), sample: "high" },
		aliases: ["prio", "viktighet"],
	},
	{ ...{ key: "status", label: "crmWork:task.status", schema: oneLine(40), sample: "todo" }, aliases: ["tilstand"] },
	customer("crmWork:task.customer"),
	{
		...{ key: "assignee", label: "crmWork:task.assignee", schema: oneLine(300), sample: "" },
		aliases: ["assigned to", "owner", "ansvarlig", "eier"],
	},
	{
		...{ key: "description", label: "crmWork:task.description", schema: text(5000), sample: "" },
		aliases: ["comment", "details", "kommentar", "merknad"],
	},
];

/** The columns of a file of meetings. */
export const meetingColumns: ImportField[] = [
	title("crmMeetings:meeting.title", "Oppfølgingsmøte"),
	{
		...{ key: "starts", label: "crmMeetings:meeting.startsAt", schema: writtenTime, sample: "2027-06-01 12:00" },
		required: true,
		aliases: ["start", "from", "date", "dato", "fra", "starter"],
	},
	{
		...{ key: "ends", label: "crmMeetings:meeting.endsAt", schema: writtenTime, sample: "2027-06-01 13:00" },
		aliases: ["end", "to", "til", "slutt", "slutter"],
	},
	{
		...{ key: "status", label: "crmLists:work.status", schema: oneLine(40), sample: "planned" },
		aliases: ["tilstand"],
	},
	customer("crmMeetings:meeting.customer"),
	{
		...{ key: "place", label: "crmMeetings:meeting.place", schema: oneLine(200), sample: "Kaivegen 4" },
		aliases: ["location", "room", "sted", "rom"],
	},
	{
		...{ key: "url", label: "crmMeetings:meeting.url", schema: webAddress, sample: "" },
		aliases: ["link", "video", "lenke"],
	},
	{
		...{ key: "agenda", label: "crmMeetings:meeting.agenda", schema: text(5000), sample: "" },
		aliases: ["saksliste", "dagsorden"],
	},
	{
		...{ key: "minutes", label: "crmMeetings:meeting.minutes", schema: text(20_000), sample: "" },
		aliases: ["referat", "notes"],
	},
];

/** The columns of a file of notes. */
export const noteColumns: ImportField[] = [
	{
		...{ key: "text", label: "crmLists:work.note", required: true, sample: "Ringte om praksisplass." },
		schema: richText("small").refine(({ doc }) => !isBlank(doc), "required"),
		aliases: ["text", "note", "body", "notat", "tekst", "innhold"],
	},
	{
		...{ key: "created", label: "crmLists:work.written", schema: writtenTime, sample: "2026-06-01 12:00" },
		aliases: ["date", "created", "dato", "opprettet", "tidspunkt"],
	},
	customer("crmLog:note.customer"),
	{
		...{ key: "isPrivate", label: "crmLists:work.private", schema: oneLine(20), sample: "no" },
		aliases: ["private", "privat"],
	},
];
