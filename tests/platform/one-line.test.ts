import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import { FolderSave, RenameInput } from "#app/media/library/library.schema";
import { FormCall as LogCall } from "#app/modules/activity-log/logs.schema";
import { ContactInput } from "#app/modules/crm/contacts/contact.schema";
import { CustomerInput } from "#app/modules/crm/customers.schema";
import { MeetingInput } from "#app/modules/crm/meetings/meeting.schema";
import { TaskInput } from "#app/modules/crm/tasks.schema";
import { FormCall } from "#app/modules/form-builder/forms.schema";
import { ProjectCall } from "#app/modules/general-reports/calls.schema";
import { CreateInput } from "#app/modules/news/news.schema";
import { TenantInput } from "#app/modules/portal-admin/tenants.schema";
import { CategoryCall } from "#app/modules/psych-eval/bank/bank.schema";
import { oneLine, text } from "#app/platform/text.schema";

const broken = ["a\r\nBcc: b", "a\nb", "a\tb", "a\u0000b", "a\u0085b", "a\u2028b", "a\u2029b", "a\u001bb"];
const saidOf = (schema: z.ZodType, typed: unknown) =>
	schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

describe("a text of one line", () => {
	test.each(broken)("with a control character in it is refused: %j", (typed) => {
		expect(saidOf(oneLine(100), typed)).toEqual(["oneLine"]);
		expect(saidOf(text(100), typed)).toEqual([]);
	});

	test("may be of every language, and loses the blanks around it", () => {
		const typed = "Åse Þór 👩‍👩‍👧 Ελλάδα İstanbul";
		expect(oneLine(100).parse(`  ${typed} \n`)).toBe(typed);
	});
});

const named: Record<string, [z.ZodObject, ...string[]]> = {
	person: [ProfileInput, "firstName", "lastName", "jobPosition"],
	customer: [CustomerInput, "name", "city", "ceo"],
	contact: [ContactInput, "firstName", "lastName", "jobTitle"],
	task: [TaskInput, "title"],
	meeting: [MeetingInput, "title", "place"],
	news: [CreateInput, "title"],
	folder: [FolderSave, "name"],
	file: [RenameInput, "name"],
	tenant: [TenantInput, "name"],
	form: [FormCall, "title"],
	project: [ProjectCall, "name"],
	category: [CategoryCall, "title"],
	log: [LogCall, "title"],
};
test.each(Object.entries(named))("the names and titles of a %s stand on one line", (_kind, [schema, ...fields]) => {
	for (const field of fields)
		expect([field, saidOf(schema.shape[field] as z.ZodType, "a\nb")]).toEqual([field, ["oneLine"]]);
});
