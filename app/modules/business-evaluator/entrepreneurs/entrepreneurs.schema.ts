import * as z from "zod";
import { basedOn, emailAddress, organisationNumber, orNone, phoneNumber } from "#app/directory/company.schema";
import { noteText } from "#app/directory/on-record/notes.schema";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { filesOfForm } from "#app/media/on-record/files.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { documentKinds, entrepreneurStages, entrepreneurStatuses } from "#db/schema/business-evaluator";
import { allChecks } from "../stages/checks";
import { entrepreneurList } from "./entrepreneurs.list";

export const EntrepreneursQuery = ListQuery(entrepreneurList);
export type EntrepreneursQuery = z.output<typeof EntrepreneursQuery>;
export const EntrepreneursFileQuery = EntrepreneursQuery.extend({ ...exportFormat, ids: chosenIds });

const advisorId = orNone(id);

/** What is known of an entrepreneur, and how far it has come with them; what is left out stays. */
const Change = z
	.object({
		name: oneLine(160, "required").min(1, "required"),
		email: orNone(emailAddress),
		phone: orNone(phoneNumber),
		municipality: orNone(oneLine(80)),
		idea: text(2000),
		orgNo: orNone(organisationNumber),
		stage: z.enum(entrepreneurStages, "wrongValue"),
		checks: z.array(z.enum(allChecks, "wrongValue")).max(allChecks.length, "wrongValue"),
		status: z.enum(entrepreneurStatuses, "wrongValue"),
		advisorId,
		contactOn: orNone(z.string("wrongType").refine(isDay, "wrongValue")),
	})
	.partial();
export type EntrepreneurChange = z.output<typeof Change>;

export const EntrepreneurNamed = z.object({ entrepreneur: id });
/** `reply`: which of several is shown. */
export const EntrepreneurQuery = EntrepreneurNamed.extend({ reply: z.string().max(40).optional().catch(undefined) });
export const EntrepreneurInput = Change.extend({ entrepreneur: id, updatedAt: basedOn });
/** All entry checks that are met. */
export const ChecksInput = z.object({
	entrepreneur: id,
	updatedAt: basedOn,
	checks: z.array(z.enum(allChecks, "wrongValue")).max(allChecks.length, "wrongValue").default([]),
});
/** The same with the stage that is moved on to. */
export const MoveOnInput = ChecksInput.extend({ stage: z.enum(entrepreneurStages, "wrongValue") });
export const NoteInput = z.object({ entrepreneur: id, text: noteText });
export const FilesInput = z.object({
	entrepreneur: id,
	files: filesOfForm,
	kind: z.enum(documentKinds, "wrongValue").default("other"),
});
/** One note or file of an entrepreneur. */
export const PartRef = z.object({ entrepreneur: id, id });
export const FileNamed = z.object({ entrepreneur: id, file: id });

export const EntrepreneursCall = ListCall(entrepreneurList).extend({ id: id.optional() });
export const EntrepreneurCall = Change.extend({ id, updatedAt: basedOn });
export const EntrepreneurRef = z.object({ id });

export const BulkStatusInput = Chosen.extend({ status: z.enum(entrepreneurStatuses, "wrongValue") });
export const BulkAdvisorInput = Chosen.extend({ advisorId });
