import { expect, test } from "vitest";
import { namesIn } from "#app/directory/fields/field";
import { listedAs } from "#app/lists/fields/noun-field";
import { contactFields } from "#app/modules/crm/contacts/contacts.fields";
import { contactList } from "#app/modules/crm/contacts/contacts.list";
import { customerFields } from "#app/modules/crm/customers.fields";
import { customerList } from "#app/modules/crm/customers-list/customers.list";
import { mergedFields } from "#app/modules/crm/duplicates/duplicates.schema";
import { contactsImport, customersImport } from "#app/modules/crm/imports.server";

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(" ");

test("a customer's fields stand in the order of each place", () => {
	expect(namesIn(customerFields, "form").join(" ")).toBe(
		"name orgNo orgForm industry employees phone email webpage ceo address postCode city municipality visibility",
	);
	expect(namesIn(customerFields, "details").join(" ")).toBe(
		"contactTypeId phone email webpage address postCode city municipality ceo orgForm industry employees tags visibility",
	);
	expect(keys(customerList.columns)).toBe(
		"name orgNo type municipality owner lastActivity nextTask tags phone email address postCode city webpage ceo employees source created collaborator list",
	);
	expect(keys(customersImport.fields)).toBe(
		"name orgNo type owner phone email webpage address postCode city municipality ceo employees tags",
	);
	expect(mergedFields.join(" ")).toBe(
		"name orgNo orgForm industry employees phone email webpage address postCode city municipality municipalityNo ceo contactTypeId ownerId visibility",
	);
});

test("a contact person's fields stand in the order of each place", () => {
	expect(namesIn(contactFields, "form").join(" ")).toBe(
		"firstName lastName jobTitle emails phones language consent customerIds description",
	);
	expect(keys(contactList.columns)).toBe("name jobTitle customers email phone consent language created");
	expect(keys(contactsImport.fields)).toBe("firstName lastName email phone jobTitle customer description");
});

test("a cell of a list takes what its column lets be edited, and no more", () => {
	expect([...listedAs(customerFields, { editable: true })].sort()).toEqual([
		...["contactTypeId", "email", "municipality", "phone", "tags"],
	]);
	expect(listedAs(contactFields, { editable: true })).toEqual(["jobTitle"]);
});
