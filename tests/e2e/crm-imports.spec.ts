import { readFile } from "node:fs/promises";
import { expect, test, unique } from "../support/browser";

const CRM = "/dashboardCRM";
/** An organisation's number with a right check digit, which no customer of the demo has; another one for each try. */
function orgNo(): string {
	for (let number = 97_476_067 + Number(unique("0", "")); ; number += 1000) {
		const sum = [...String(number)].reduce((all, digit, at) => all + Number(digit) * Number("32765432"[at]), 0);
		if (sum % 11 !== 1) return `${number}${(11 - (sum % 11)) % 11}`;
	}
}

test("customers come in from a file: looked at, checked, imported, reported and undone", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const [number, first, second] = [orgNo(), unique("Åsgrenda Import"), unique("Bølgen Import")];
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/customers/import`);
	const start = page.url();
	// As Excel saves it in Norway: semicolons and Windows-1252.
	const lines = [
		"Navn;Orgnr;Poststed;Hilsen",
		`${first} AS;${number};Ørsmoen;hei`,
		`${second} AS;;Ørsmoen;hei`,
		";;Ingensted;uten navn",
		"Feilnummer Import AS;123456789;Ørsmoen;hei",
		`${first} AS;${number};Ørsmoen;en gang til`,
	];
	await page.getByLabel("File", { exact: true }).setInputFiles({
		name: "customers.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(lines.join("\r\n"), "latin1"),
	});
	await page.getByRole("button", { name: "Upload the file" }).click();

	await expect(page.getByText("5 rows were found.")).toBeVisible();
	await expect(page.getByLabel("Separator")).toHaveValue(";");
	await expect(page.getByLabel("Encoding")).toHaveValue("windows-1252");
	await expect(page.getByRole("cell", { name: `${first} AS` }).first()).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Continue to the columns" }).click();

	await expect(page.getByLabel("“Navn” goes to")).toHaveValue("name");
	await expect(page.getByLabel("“Orgnr” goes to")).toHaveValue("orgNo");
	await expect(page.getByLabel("“Hilsen” goes to")).toHaveValue("");
	await page.getByLabel("“Poststed” goes to").selectOption("city");
	await expectAccessible();
	await page.getByRole("button", { name: "Continue to the rules" }).click();

	await expect(page.getByText("This is a dry run: nothing is changed yet.")).toBeVisible();
	await page.getByRole("button", { name: "Check 5 rows" }).click();
	await expect(page.getByText("2 rows can be imported. Nothing is changed yet.")).toBeVisible({ timeout: 60_000 });
	await expectAccessible();
	await page.getByRole("link", { name: "Errors 2" }).click();
	await expect(page.getByRole("row").filter({ hasText: "Feilnummer Import AS" })).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: `${second} AS` })).toHaveCount(0);

	await page.getByRole("button", { name: "Import 2 rows" }).click();
	await expect(page.getByText("2 created, 0 updated.")).toBeVisible({ timeout: 60_000 });
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download 3 rejected rows" }).click();
	const rejected = await readFile(await (await downloading).path(), "utf8");
	expect(rejected).toContain("Feilnummer Import AS");
	expect(rejected).toContain("uten navn");
	expect(rejected).not.toContain(`${second} AS`);

	const report = page.url();
	await page.goto(`${CRM}/customers?q=${second}`);
	await expect(page.getByRole("table").getByRole("link", { name: `${second} AS` })).toBeVisible();
	await page.goto(report);
	await page.getByRole("button", { name: "Undo the import" }).click();
	await page.getByRole("button", { name: "Undo 2 rows" }).click();
	await expect(page.getByText("2 undone, 0 kept")).toBeVisible({ timeout: 60_000 });
	await page.goto(`${CRM}/customers?q=${second}`);
	await expect(page.getByText("No hits for these filters.")).toBeVisible();
	await page.goto(start);
	await expect(page.getByRole("row").filter({ hasText: "customers.csv" }).first()).toContainText("Undone");
});
