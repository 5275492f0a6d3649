import type { Locator, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, test, unique } from "../support/browser";
import { pagesOf } from "../support/pdf-text";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of (404|422)/ });

/** The form of a page that has this field. */
const formWith = (page: Page, label: string) =>
	page
		.getByRole("main")
		.locator("form")
		.filter({ has: page.getByLabel(label, { exact: true }) });

test("a course is written and assigned, taken on a phone, and ends with a certificate that anybody can check", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(240_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const title = unique("Kaffe og service");
	/** Sends a form of which the page shows nothing new, and waits until it is taken. */
	const send = async (form: Locator, button: string) => {
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await form.getByRole("button", { name: button, exact: true }).click();
		expect((await answer).status()).toBe(202);
	};

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/courses/course_dashboard");
	await main.getByText("New course").click();
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Course title").fill(title);
	await page.getByLabel("Original language").selectOption("en");
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page).toHaveURL(/\/courses\/edit_course\/[^/]+\/kaffe-og-service/);
	const editor = page.url();

	await page.getByLabel("Summary").fill("Serve coffee and talk to guests.");
	await send(formWith(page, "Summary"), "Save");
	await page.getByRole("button", { name: "Choose a picture" }).click();
	await page.locator("input[type=file]").setInputFiles("docs/images/tenants.png");
	await expect(page.getByRole("img", { name: "The picture as it will be" })).toBeVisible();
	await page.getByRole("button", { name: "Use the picture" }).click();
	await page.getByRole("button", { name: "Remove the picture" }).click();
	await expect(page.getByRole("button", { name: "Remove the picture" })).toBeHidden();
	await expectAccessible();

	const add = async (name: string, place: string) => {
		const form = formWith(page, "New chapter or lesson");
		await form.getByLabel("New chapter or lesson").fill(name);
		await form.getByLabel("Place").selectOption({ label: place });
		await form.getByRole("button", { name: "Add" }).click();
		await expect(page.getByRole("textbox", { name: /^(Chapter|Lesson) title/ })).toHaveValue(name);
	};
	await add("The counter", "As a chapter at the end");
	await add("Greet the guest", "As a lesson in The counter");
	await page.getByRole("textbox", { name: "Text" }).click();
	await page.keyboard.type("Say hello first. Then ask what they would like.");
	await page.getByRole("button", { name: "Picture", exact: true }).click();
	await page.locator("input[type=file]").first().setInputFiles("docs/images/tenants.png");
	await page.getByLabel("Alternative text").fill("The counter in the morning");
	await page.getByRole("button", { name: "Use the picture" }).click();
	await expect(page.getByRole("img", { name: "The counter in the morning" })).toBeVisible();
	await page.getByLabel("Minutes").fill("4");
	await send(formWith(page, "Minutes"), "Save");
	await main.getByText("New question").click();
	await page.getByLabel("Question", { exact: true }).fill("What comes first?");
	await page.getByLabel("Answer 1", { exact: true }).fill("A greeting");
	await page.getByLabel("Answer 2", { exact: true }).fill("The bill");
	await page.getByRole("button", { name: "Add the question" }).click();
	await expect(main.getByText("Tick the one answer that is right").first()).toBeVisible();
	await page.getByLabel("Answer 1 is right").check();
	await main.getByText("Picture, sound and feedback for answer 2").click();
	await page.getByLabel("Feedback on answer 2").fill("Guests pay when they leave.");
	await page.getByRole("button", { name: "Add the question" }).click();
	const question = main.locator("details").filter({ hasText: "1. What comes first?" });
	await expect(question).toBeVisible();
	await main.getByText("New question").click();
	await page.locator("#question-new").fill("Who pays?");
	await page.locator("#kind-new").selectOption("Short text");
	await page.locator("#answer-new").fill("The guest");
	await page.getByRole("button", { name: "Add the question" }).click();
	const dropped = main.locator("details").filter({ hasText: "2. Who pays?" });
	await dropped.locator("summary").first().click();
	await dropped.getByRole("button", { name: "Delete the question" }).click();
	await expect(dropped).toHaveCount(0);
	await page.getByLabel("Attempts").fill("3");
	await send(formWith(page, "Attempts"), "Save");
	await question.locator("summary").first().click();
	await send(question, "Save the question");
	await expectAccessible();

	const tree = page.getByRole("navigation", { name: "Contents" });
	await add("Wash up", "As a lesson in The counter");
	await page.getByRole("button", { name: "Move up: Wash up" }).click();
	await expect(tree.getByRole("link")).toHaveText(["The counter", "Wash up", "Greet the guest"]);
	await page.getByRole("button", { name: "Move down: Wash up" }).click();
	await expect(tree.getByRole("link")).toHaveText(["The counter", "Greet the guest", "Wash up"]);
	await add("The kitchen", "As a chapter at the end");
	await tree.getByRole("link", { name: "The kitchen" }).dragTo(tree.getByRole("link", { name: "The counter" }));
	await expect(tree.getByRole("link").first()).toHaveText("The kitchen");
	await tree.getByRole("link", { name: "Wash up" }).click();
	await formWith(page, "Move to chapter").getByRole("button", { name: "Move" }).click();
	await expect(tree.getByRole("link")).toHaveText(["The kitchen", "Wash up", "The counter", "Greet the guest"]);
	await main.getByRole("button", { name: "Duplicate" }).click();
	await expect(tree.getByRole("link", { name: "Wash up" })).toHaveCount(2);
	await main.getByRole("button", { name: "Delete" }).click();
	await expect(tree.getByRole("link", { name: "Wash up" })).toHaveCount(1);
	await main.getByText("1 deleted part").click();
	await main.getByRole("button", { name: "Restore" }).click();
	await expect(tree.getByRole("link", { name: "Wash up" })).toHaveCount(2);
	await main.getByRole("button", { name: "Delete" }).click();
	await expect(tree.getByRole("link", { name: "Wash up" })).toHaveCount(1);

	await tree.getByRole("link", { name: "Wash up" }).click();
	await expect(page.getByRole("textbox", { name: /^Lesson title/ })).toHaveValue("Wash up");
	await main.getByText("Rules", { exact: true }).click();
	await page.getByRole("radio", { name: "has had the task approved" }).check();
	await send(main.locator("form").filter({ has: page.getByLabel(/^Opens on/) }), "Save");
	await main.getByRole("link", { name: "About the course" }).click();
	await expect(page.getByLabel("Summary")).toBeVisible();
	await main.getByText("Rules", { exact: true }).click();
	await page.getByLabel(/^Steps are taken in order/).check();
	await send(main.locator("form").filter({ has: page.getByLabel(/^Steps are taken in order/) }), "Save");
	await main.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await main.getByRole("link", { name: "Preview as learner" }).click();
	await expect(main.getByText("Nothing that you do here is counted")).toBeVisible();
	await main.getByRole("link", { name: "Learners" }).click();
	await expect(page).toHaveURL(/\/courses\/learners\//);
	await main.getByText("Assign the course").first().click();
	await page.getByRole("button", { name: "Assign the course" }).click();
	await expect(main.getByText("Choose somebody, or a role").first()).toBeVisible();
	const find = page.getByRole("combobox", { name: /^To people/ });
	for (const name of ["Amina Yusuf", "Tomasz Nowak"]) {
		await find.fill(name);
		await page.getByRole("option", { name: new RegExp(name) }).click();
	}
	await page.getByRole("checkbox", { name: "Administrator" }).first().check();
	await page.getByLabel("Due date").fill("2031-02-03");
	await page.getByRole("button", { name: "Assign the course" }).click();
	await expect(main.getByRole("row", { name: /Amina Yusuf/ })).toContainText("Not started");
	await page.getByRole("button", { name: "Remove Tomasz Nowak" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
	await expect(main.getByRole("row", { name: /Tomasz Nowak/ })).toHaveCount(0);
	await main.getByText("Assign the course").first().click();
	await main.getByRole("button", { name: "No longer assign" }).click();
	await expect(main.getByRole("button", { name: "No longer assign" })).toHaveCount(0);
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto("/courses/course_dashboard?show=assigned");
	await main.getByRole("link", { name: title }).click();
	await expect(main.getByText("Assigned – due").first()).toBeVisible();
	await main.getByRole("button", { name: "Begin the course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Wash up" })).toBeVisible();
	await expect(page).toHaveURL(/\/courses\/course\/[^/]+\/step\//);
	const task = page.url();
	const course = task.replace(/\/step\/.*/, "");
	await main.getByText("Contents").first().click();
	await main.getByRole("link", { name: /Greet the guest/ }).click();
	await expect(main.getByText("This step is not open yet")).toBeVisible();
	await expect(main.getByText("Hand in its task first. Your teacher has to approve it.")).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: "Wash up", exact: true }).click();
	await page.getByRole("textbox", { name: /^Your answer/ }).fill("I rinse the cups first.");
	await page.getByRole("button", { name: "Hand in" }).click();
	await expect(main.getByText("Handed in", { exact: true }).first()).toBeVisible();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(main.getByText("Your task is waiting to be approved").first()).toBeVisible();
	await expectAccessible();

	await signIn("admin@fjordvik.test");
	await page.goto(course.replace("/course/", "/hand_ins/"));
	await page.getByLabel(/^Comment to the learner/).fill("Well done, and dry them too.");
	await expectAccessible();
	await page.getByRole("button", { name: "Approve" }).click();
	await expect(main.getByText("Nothing is waiting")).toBeVisible();
	await signIn("client@fjordvik.test");
	await page.goto(task);
	await expect(main.getByText("Well done, and dry them too.")).toBeVisible();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Greet the guest" })).toBeVisible();
	await expect(main.getByText("Say hello first.")).toBeVisible();
	await page.getByRole("button", { name: "Finish the course" }).click();
	await expect(main.getByText("Pass the quiz of this step first").first()).toBeVisible();
	await page.getByLabel("The bill").check();
	await page.getByRole("button", { name: "Check my answers" }).click();
	await expect(main.getByText("You got 0% right.")).toBeVisible();
	await expect(main.getByText("Guests pay when they leave.")).toBeVisible();
	await expect(main.getByText("2 attempts left")).toBeVisible();
	await page.getByLabel("A greeting").check();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(main.getByText("Passed with 100%.")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Finish the course" }).click();
	await expect(main.getByText("You completed this course on")).toBeVisible();
	await expectAccessible();
	const file = await page.request.get(`${course}/certificate`);
	const paper = (await pagesOf(await file.body())).join("\n");
	expect(paper).toContain(title);
	const code = /\b[A-Z0-9]{4}(-[A-Z0-9]{4}){3}\b/.exec(paper)?.[0] ?? "";

	await page.context().clearCookies({ name: "session" });
	await page.goto(course.replace(/\/course\/.*/, "/certificate"));
	await page.getByLabel("Certificate code").fill(code.toLowerCase());
	await page.getByRole("button", { name: "Check" }).click();
	await expect(main.getByText("The certificate is genuine: Amina")).toContainText(title);
	await page.getByLabel("Certificate code").fill("ABCD-EFGH-JKMN-PQRS");
	await page.getByRole("button", { name: "Check" }).click();
	await expect(main.getByText("There is no certificate with this code")).toBeVisible();
	await expectAccessible();

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto(course.replace("/course/", "/learners/"));
	await expect(main.getByRole("row", { name: /Amina/ })).toContainText("Completed");
	await page.goto(editor);
	await main.getByRole("button", { name: "Duplicate" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `${title} (copy)` })).toBeVisible();
	await main.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL(/course_dashboard$/);
	await main.getByRole("link", { name: "Deleted courses" }).click();
	await main.getByRole("button", { name: `Restore ${title} (copy)` }).click();
	await expect(main.getByText(`${title} (copy)`)).toHaveCount(0);
});

test("documents are looked at before they become a course, and a learner notes what they have marked in it", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const title = unique("Brannvern");
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/courses/import");
	await page.getByRole("button", { name: "See what comes of it" }).click();
	await expect(main.getByText("Choose an archive or PDF files").first()).toBeVisible();
	await expectAccessible();
	const archive = zipSync({
		"imsmanifest.xml": strToU8("<manifest/>"),
		"page.html": strToU8("<title>Alarm</title><p>Ring 110 når det brenner.</p><script>top.location='/'</script>"),
		"app.js": strToU8("parent.API.LMSInitialize('')"),
	});
	const file = { name: `${title}.zip`, mimeType: "application/zip", buffer: Buffer.from(archive) };
	await page.locator("input[type=file]").setInputFiles(file);
	await page.getByRole("button", { name: "See what comes of it" }).click();
	await expect(main.getByText("This package was made for another system")).toBeVisible();
	await expect(main.getByText("Alarm")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Make the course as a draft" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await page.getByRole("link", { name: "Check before publishing" }).click();
	await expect(main.getByText("Nothing stands in the way of any reader.")).toBeVisible();
	await page.goBack();
	await page.getByRole("button", { name: "It is checked today" }).click();
	await expect(main.getByText(/^Checked /)).toBeVisible();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Translations" }).click();
	await expect(main.getByText("There is nothing to translate yet")).toBeVisible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto(`/courses/course_dashboard?q=${encodeURIComponent(title)}`);
	await main.getByRole("link", { name: title }).first().click();
	await main.getByRole("button", { name: "Begin the course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Alarm" })).toBeVisible();
	await main.getByText(/^My words/).click();
	await main.getByText("Ring 110 når det brenner.").dblclick({ position: { x: 6, y: 10 } });
	await page.getByRole("button", { name: "Take the word I have marked" }).click();
	await expect(page.getByLabel("Word", { exact: true })).toHaveValue("Ring");
	await expect(page.getByLabel("Sentence with the word")).toHaveValue("Ring 110 når det brenner.");
	await page.getByLabel("Word", { exact: true }).fill(unique("Ring"));
	await page.getByRole("button", { name: "Add to my words" }).click();
	await expect(page.getByText("The word is among yours")).toBeVisible();
	await main.getByText("My notes", { exact: true }).click();
	await main.getByText("Ring 110 når det brenner.").selectText();
	await page.getByRole("button", { name: "Take along the text I have marked" }).click();
	await page.getByLabel("Note", { exact: true }).fill("Også om natten.");
	await expectAccessible();
	await page.getByRole("button", { name: "Save the note" }).click();
	await expect(main.getByText("My notes (1)")).toBeVisible();
	await page.goto("/courses/notes");
	const note = main.getByRole("listitem").filter({ hasText: "Også om natten." });
	await expect(note.getByRole("blockquote")).toHaveText("Ring 110 når det brenner.");
	await expectAccessible();
	await note.getByRole("button", { name: "Delete the note" }).click();
	await expect(note).toHaveCount(0);
});

test("courses are put together as a path and given to a group with a timetable, in the words of their authors", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const [path, cohort] = [unique("Ny på jobb"), unique("Vårgruppa")];
	const choose = async (name: string) => {
		await page.getByRole("combobox", { name: /^To people/ }).fill(name);
		await page.getByRole("option", { name: new RegExp(name) }).click();
	};
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/courses/paths");
	await main.getByText("New learning path").click();
	await page.getByRole("button", { name: "Create learning path" }).click();
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Name of the path").fill(path);
	await page.getByRole("button", { name: "Create learning path" }).click();
	await expect(page.getByRole("heading", { level: 1, name: path })).toBeVisible();
	for (const [place, index] of [
		["Course 1", 1],
		["Course 2", 2],
	] as const)
		await page.getByLabel(place, { exact: true }).selectOption({ index });
	await page.getByLabel("The courses are taken in order").check();
	await page.getByRole("radio", { name: "Published" }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByText("0 of 2 courses completed").first()).toBeVisible();
	await page.getByRole("button", { name: "Assign the path" }).click();
	await expect(main.getByText("Choose at least one person").first()).toBeVisible();
	await choose("Amina Yusuf");
	await page.getByRole("button", { name: "Assign the path" }).click();
	await expect(main.getByRole("list", { name: "Learners" })).toContainText("Amina Yusuf");
	await expectAccessible();
	const address = page.url();

	await page.goto("/courses/course_dashboard");
	const card = main.getByRole("heading", { level: 2 }).getByRole("link").first();
	const course = ((await card.getAttribute("href")) ?? "").replace(/\/step\/.*/, "");
	await page.goto(course);
	await main.getByRole("link", { name: "Learners" }).click();
	await main.getByRole("link", { name: "Course groups" }).click();
	await page.getByLabel("Name of the group").fill(cohort);
	await page.getByRole("button", { name: "New group" }).click();
	await expect(page.getByRole("heading", { level: 1, name: cohort })).toBeVisible();
	await page.getByLabel("First day").fill("2031-05-01");
	await page.getByLabel("Seats").fill("2");
	await page.getByLabel("Day of meeting 1").fill("2031-05-02");
	await page.getByLabel("Meeting 1 from").fill("09:00");
	await page.getByLabel("What meeting 1 is").fill("Oppstart");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByText(/09:00 · Oppstart/)).toBeVisible();
	await choose("Amina Yusuf");
	await page.getByRole("button", { name: "Put into the group" }).click();
	await expect(main.getByText("1 of 2 seats taken")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Take Amina Yusuf out of the group" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
	await expect(main.getByText("0 of 2 seats taken")).toBeVisible();
	await page.getByRole("button", { name: "Delete the group" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete the group" }).click();
	await expect(page).toHaveURL(/\/courses\/cohorts\//);

	await page.goto(address);
	await page.getByRole("button", { name: "Delete the path" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete the path" }).click();
	await expect(page).toHaveURL(/\/courses\/paths$/);
	await expect(main.getByRole("link", { name: path })).toHaveCount(0);

	await page.goto(course);
	await main.getByRole("link", { name: "Edit course" }).click();
	await main.getByText("Letters to learners").click();
	await page.getByLabel("When the course is assigned").fill("Welcome to our course!");
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	const letters = main.locator("form").filter({ has: page.getByLabel(/^When the course is assigned/) });
	await letters.getByRole("button", { name: "Save" }).click();
	expect((await answer).status()).toBe(202);
});
