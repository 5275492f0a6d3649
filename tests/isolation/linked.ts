import type { Row } from "./fill";
import type { Realm } from "./world";

/** Makes the rows of a tenant fit each other where their schema alone does not say how, so that pages can show them. */
export function linkUp({ mark, tenant, rows }: Realm): void {
	const all = (table: string): Row[] => rows[table] ?? [];
	const nth = (table: string, at: number) => all(table)[at] as Row;
	for (const [at, article] of all("news_articles").entries()) {
		const version = nth("news_versions", at);
		const own = { articleId: article.id, language: "en" };
		Object.assign(version, own);
		Object.assign(nth("news_texts", at), own, { status: "published", liveVersionId: version.id });
		Object.assign(article, { firstLanguage: "en", authorId: all("users")[0]?.id, eventStartsAt: Date.now() });
		article.heads = { en: headOf(`${mark}-news_articles-heads`, version.id) };
		article.states = { en: { title: `${mark}-news_articles-states`, status: "published", at: Date.now() } };
	}
	const [kept, merged] = all("companies");
	for (const merge of all("crm_merges")) Object.assign(merge, { keptId: kept?.id, mergedIds: [merged?.id] });
	// A file lies under its tenant's name; its row is there to be opened by whoever has the module.
	for (const file of all("files"))
		Object.assign(file, { key: inStore(tenant, file), moduleKey: "news", state: "ready" });
	linkForms(all);
	linkSelfReports(all);
	linkActivityLogs(all);
	linkReports(all);
	linkIntakes(all);
	linkEvents(all);
	linkCourses(all);
	linkResources(all);
	for (const one of all("be_entrepreneurs"))
		Object.assign(one, { contactOn: "", deletedAt: null, shares: {}, checks: [], customerPath: null });
	for (const one of all("finch_settings")) Object.assign(one, { isPseudonymous: false });
	for (const one of all("be_settings")) Object.assign(one, { repeatMonths: [], offers: {} });
	for (const one of all("be_ratings")) Object.assign(one, { points: {} });
	for (const one of all("be_plan_tasks")) Object.assign(one, { doneOn: "" });
	for (const one of all("be_canvases")) one.id = String(one.entrepreneurId);
	linkTaskLibrary(all);
	linkNorwegian(all);
	for (const one of all("imports")) one.fileKey = inStore(tenant, one);
}

/** Events for members, each with its places and somebody who is registered. */
function linkEvents(all: (table: string) => Row[]): void {
	const [owner] = all("users");
	const [starts, ends] = [Date.parse("2031-05-01T10:00Z"), Date.parse("2031-05-01T12:00Z")];
	const one = <Table extends string>(table: Table, at: number) => all(table)[at] as Row;
	for (const [at, event] of all("events").entries()) {
		const [pool, registration, booking] = [
			one("booking_pools", at),
			one("event_registrations", at),
			one("bookings", at),
		];
		Object.assign(event, {
			...{
				status: "published",
				visibility: "tenant",
				isTemplate: false,
				deletedAt: null,
				startsAt: starts,
				endsAt: ends,
			},
			...{ opensAt: null, closesAt: null, questions: [], reminders: [], timeZone: "Europe/Oslo", ownerId: owner?.id },
			...{ hours: null, url: null, coverGuid: null, language: "en", category: "", cancelHours: 0, seriesId: null },
			...{ courseStepId: null, courseDueAt: null },
		});
		Object.assign(pool, { id: event.id, capacity: 10, taken: 1, waiting: 0, pending: 0, closesAt: null });
		Object.assign(registration, {
			eventId: event.id,
			answers: {},
			checkedInAt: null,
			language: "en",
			needKinds: ["vegan"],
		});
		Object.assign(registration, { ticketTypeId: null, partyId: null, registeredBy: null });
		Object.assign(one("event_ticket_types", at), {
			eventId: event.id,
			capacity: null,
			opensAt: null,
			closesAt: null,
			forWhom: "all",
		});
		Object.assign(one("event_messages", at), {
			...{ eventId: event.id, audience: "confirmed", ticketTypeId: null, sessionId: null, status: "scheduled" },
			...{ texts: [{ language: "en", subject: "words", message: "words" }], sendAt: starts, sentAt: null },
		});
		const stands = {
			status: "confirmed",
			announcedStatus: "confirmed",
			position: 1,
			seats: 1,
			offeredUntil: null,
			partId: null,
		};
		Object.assign(booking, { id: registration.id, poolId: event.id, holderId: registration.id, ...stands });
		Object.assign(one("event_sessions", at), { eventId: event.id, capacity: null, startsAt: starts, endsAt: ends });
		const list = Object.assign(one("event_check_in_lists", at), {
			...{ eventId: event.id, sessionId: null, opensAt: null, closesAt: null, hasExit: true },
		});
		Object.assign(one("event_door_links", at), { eventId: event.id, listId: list.id, isKiosk: false, until: ends });
		Object.assign(one("event_check_ins", at), {
			listId: list.id,
			registrationId: registration.id,
			isExit: false,
			at: 1,
		});
		const speaker = Object.assign(one("event_speakers", at), { eventId: event.id, sessionId: null });
		Object.assign(one("event_materials", at), {
			...{ eventId: event.id, sessionId: null, speakerId: speaker.id, url: "https://example.org", fileId: null },
		});
		Object.assign(one("event_need_looks", at), { eventId: event.id });
		Object.assign(one("event_feedback", at), { id: registration.id, eventId: event.id, score: 4 });
	}
}

/** Forms of the form builder that are out, each with a version and replies to it. */
function linkForms(all: (table: string) => Row[]): void {
	const versionOf = (formId: unknown) => all("form_versions").find((version) => version.formId === formId)?.id;
	for (const form of all("forms"))
		Object.assign(form, {
			...{ moduleKey: "form_builder", status: "open", currentVersionId: versionOf(form.id), subjectType: "none" },
			...{ isHealth: false, isTemplate: false, templateId: null },
		});
	const first = all("forms")[0]?.id;
	const day = "2031-05-01";
	const schedule = { repeat: { kind: "daily" }, hour: 0, reminders: { most: 0, gapHours: 1 } };
	for (const assignment of all("form_assignments"))
		Object.assign(assignment, { formId: first, schedule, status: "active", startsOn: day, endsOn: null, nextOn: day });
	for (const occasion of all("form_occasions")) Object.assign(occasion, { formId: first, day, status: "open" });
	for (const item of all("form_library")) Object.assign(item, { moduleKey: "form_builder", deletedAt: null });
	for (const page of all("form_report_pages"))
		Object.assign(page, { formId: first, fromDay: null, toDay: null, publishedAt: 1 });
	for (const link of all("form_report_links")) link.pageId = all("form_report_pages")[0]?.id;
	const taken = { status: "submitted", isTest: false, source: "link", deletedAt: null, revision: 1, receiptNo: null };
	for (const reply of all("form_replies"))
		Object.assign(reply, { ...taken, formId: first, versionId: versionOf(first) });
}

/** The second form as a self report that the client was given and has answered, with what belongs to it. */
function linkSelfReports(all: (table: string) => Row[]): void {
	const form = all("forms")[1];
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	const version = all("form_versions").find((one) => one.formId === form?.id);
	const day = "2031-05-01";
	Object.assign(form ?? {}, { moduleKey: "psych_eval", subjectType: "person", isHealth: true });
	const about = { formId: form?.id, respondentId: clientId, subjectId: clientId };
	const repeat = { repeat: { kind: "once" }, hour: 0, reminders: { most: 0, gapHours: 1 } };
	const assigned = { schedule: repeat, status: "active", nextOn: "", startsOn: day, endsOn: null };
	Object.assign(all("form_assignments")[1] ?? {}, about, assigned);
	Object.assign(all("form_replies")[1] ?? {}, about, { versionId: version?.id, subjectType: "person", day });
	for (const [at, own] of all("self_report_forms").entries()) {
		own.id = all("forms")[at]?.id ?? own.id;
		own.clientId = at === 1 ? clientId : null;
	}
	for (const question of all("self_report_questions")) question.categoryId = all("self_report_categories")[0]?.id;
	for (const goal of all("self_report_goals")) Object.assign(goal, { clientId, startsOn: day, endsOn: null });
	for (const marker of all("self_report_markers")) Object.assign(marker, { clientId, day });
	for (const meeting of all("self_report_meetings")) Object.assign(meeting, { clientId, formId: form?.id, day });
	for (const alert of all("self_report_alerts")) Object.assign(alert, { clientId });
}

/** Logs of the tenant's client, by the ids of its forms; a recipe makes a form the module's own. */
function linkActivityLogs(all: (table: string) => Row[]): void {
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	for (const [at, log] of all("activity_logs").entries()) {
		Object.assign(log, { id: all("forms")[at]?.id ?? log.id, clientId, startsOn: "2020-01-01", endsOn: null });
		Object.assign(log, { deletedAt: null, lateDays: 31, freeDays: [], targets: {}, remindAt: 0, reminderHour: null });
	}
	for (const comment of all("activity_comments")) comment.logId = all("activity_logs")[0]?.id;
	for (const absence of all("activity_absences")) absence.clientId = clientId;
}

const headOf = (canary: string, versionId: string) => ({
	...{ title: canary, lead: canary, coverAlt: canary },
	...{ minutes: 1, versionId, at: Date.now(), until: null },
});

const inStore = (tenant: Row, { id }: Row) => `t/${tenant.id}/${id}`;

/** The first form in the first project, in which the client answers; a recipe makes it the module's own. */
function linkReports(all: (table: string) => Row[]): void {
	const [project] = all("report_projects");
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	for (const one of all("report_projects")) Object.assign(one, { archivedAt: null, startsOn: null, endsOn: null });
	for (const [at, place] of all("report_forms").entries())
		Object.assign(place, { projectId: project?.id, formId: all("forms")[at]?.id, dueOn: null });
	const [member] = all("report_members");
	if (!project || !member) return;
	Object.assign(member, { id: `${project.id}:${clientId}`, projectId: project.id, userId: clientId });
	member.role = "contributor";
}

/** Intakes of nobody yet, by the ids of the replies; a recipe makes their form the module's own. */
function linkIntakes(all: (table: string) => Row[]): void {
	for (const [at, intake] of all("vt_intakes").entries())
		Object.assign(intake, {
			...{ id: all("form_replies")[at]?.id ?? intake.id, formId: all("forms")[0]?.id, number: 900_000 + at },
			...{ status: "new", ownerId: null, deletedAt: null, topicTitle: {}, outcomeAskedAt: null, day: "2026-01-05" },
		});
	for (const [at, one] of all("vt_board_reports").entries()) one.month = `2026-0${at + 1}`;
	for (const [at, step] of all("vt_steps").entries()) step.intakeId = all("vt_intakes")[at]?.id ?? step.intakeId;
	for (const [at, sent] of all("vt_sent_letters").entries()) sent.recordId = all("vt_intakes")[at]?.id ?? sent.recordId;
}

/** A course of two chapters that the tenant's client takes, with a quiz in the first. */
function linkCourses(all: (table: string) => Row[]): void {
	const [course] = all("courses");
	const [chapter] = all("course_parts");
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	for (const [at, part] of all("course_parts").entries())
		Object.assign(part, {
			...{ courseId: course?.id, chapterId: null, sortOrder: at, attemptsMost: 0, isStep: true },
			...{ needs: [], opensOn: null, opensAfterDays: null, criteria: [], draws: [] },
		});
	for (const one of all("courses"))
		Object.assign(one, {
			...{ inOrder: false, needs: [], endingUrl: "", nextCourseId: null, deadLinks: [], letters: {} },
			...{ checkedOn: null, checkBy: null, checkToldOn: null },
		});
	for (const [at, text] of all("course_texts").entries()) {
		const language = at === 0 ? "nb" : "en";
		Object.assign(text, { id: `${chapter?.id}:${language}`, courseId: course?.id, partId: chapter?.id, language });
	}
	for (const [at, row] of all("course_text_drafts").entries()) {
		const [partId, userId] = [all("course_parts")[at]?.id, all("people")[at]?.id];
		Object.assign(row, { id: `${partId}:nb:${userId}`, courseId: course?.id, partId, userId, language: "nb" });
	}
	for (const [at, row] of all("course_contents").entries()) {
		const contentId = all("learning_contents")[at]?.id;
		const partId = all("course_parts")[1]?.id;
		Object.assign(row, { id: `${partId}:${contentId}`, courseId: course?.id, partId, contentId, sortOrder: at });
	}
	for (const [at, row] of all("course_draws").entries()) {
		const partId = all("course_parts")[at]?.id;
		Object.assign(row, { id: `${partId}:${clientId}:1`, courseId: course?.id, partId, userId: clientId, number: 1 });
	}
	for (const table of ["course_enrolments", "course_progress", "course_attempts"])
		for (const [at, row] of all(table).entries())
			Object.assign(row, { courseId: all("courses")[at]?.id, userId: clientId, doneAt: null });
	for (const row of all("course_hand_ins"))
		Object.assign(row, { courseId: course?.id, partId: chapter?.id, userId: clientId, status: "handedIn", marks: {} });
	for (const table of ["course_readings", "course_notes"])
		for (const row of all(table)) Object.assign(row, { courseId: course?.id, partId: chapter?.id, userId: clientId });
	for (const [at, row] of all("course_paths").entries())
		Object.assign(row, { status: "published", courseIds: [all("courses")[at]?.id], inOrder: false });
	for (const [at, row] of all("course_path_learners").entries()) {
		const pathId = all("course_paths")[at]?.id;
		Object.assign(row, { id: `${pathId}:${clientId}`, pathId, userId: clientId });
	}
	for (const [at, row] of all("course_cohorts").entries())
		Object.assign(row, { courseId: all("courses")[at]?.id, seats: null, startsOn: null, endsOn: null });
	for (const [at, row] of all("course_cohort_members").entries()) {
		const [cohort, of] = [all("course_cohorts")[at]?.id, all("courses")[at]?.id];
		Object.assign(row, { id: `${cohort}:${clientId}`, cohortId: cohort, courseId: of, userId: clientId });
	}
	for (const row of all("course_versions"))
		Object.assign(row, { courseId: course?.id, partId: chapter?.id, language: "nb" });
	const first = (table: string, row: object) => Object.assign(all(table)[0] ?? {}, row);
	first("course_enrolments", { id: `${course?.id}:${clientId}` });
	first("course_progress", { id: `${chapter?.id}:${clientId}`, partId: chapter?.id });
	first("course_attempts", { id: `${chapter?.id}:${clientId}:1`, partId: chapter?.id, number: 1 });
}

/** Texts in one scene, which the tenant's client has begun. */
function linkTaskLibrary(all: (table: string) => Row[]): void {
	const [scene] = all("learning_scenes");
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	for (const content of all("learning_contents"))
		Object.assign(content, {
			...{ kind: "text", status: "published", language: "nb", level: "", url: "", videoId: null },
			...{ fileGuid: null, coverGuid: null, soundGuid: null, subject: "", profession: "", skill: "" },
			...{ variantOf: null, providedBy: null, providedOf: null, providedAt: null },
		});
	for (const one of all("learning_scenes"))
		Object.assign(one, { status: "published", language: "nb", coverGuid: null });
	for (const [at, item] of all("learning_scene_items").entries()) {
		const contentId = all("learning_contents")[at]?.id;
		Object.assign(item, { id: `${scene?.id}:${contentId}`, sceneId: scene?.id, contentId, sortOrder: at });
	}
	for (const [at, row] of all("learning_uses").entries()) {
		const contentId = all("learning_contents")[at]?.id;
		Object.assign(row, { id: `${contentId}:${clientId}`, contentId, userId: clientId });
	}
	for (const [at, task] of all("learning_tasks").entries())
		Object.assign(task, { contentId: all("learning_contents")[at]?.id, answerType: "text", dueOn: null });
	for (const [at, row] of all("learning_task_people").entries()) {
		const task = all("learning_tasks")[at];
		const given = { taskId: task?.id, contentId: task?.contentId, userId: clientId, dueOn: null, commentedAt: null };
		Object.assign(row, { ...given, id: `${task?.id}:${clientId}`, answeredAt: 1 });
	}
	for (const [at, row] of all("learning_progress").entries()) {
		const contentId = all("learning_contents")[at]?.id;
		const id = `${scene?.id}:${contentId}:${clientId}`;
		Object.assign(row, { id, sceneId: scene?.id, contentId, userId: clientId });
	}
}

/** An open test with items of one skill, a link to it, and an attempt of the tenant's client. */
function linkNorwegian(all: (table: string) => Row[]): void {
	const clientId = all("people").find(({ role }) => role === "CLIENT")?.id;
	for (const item of all("nl_items"))
		Object.assign(item, {
			...{ skill: "reading", level: "A1", kind: "single", written: "nb", status: "live" },
			...{ audioGuid: null, pictureGuid: null, timesShown: 2, timesRight: 1 },
		});
	const [test] = all("nl_tests");
	for (const one of all("nl_tests")) Object.assign(one, { written: "nb", status: "open", sections: [] });
	Object.assign(test ?? {}, {
		...{ asksName: "optional", asksEmail: "optional", attemptsMost: 0, pauseHours: 48, mode: "fixed", partMost: 25 },
		sections: [{ skill: "reading", itemIds: all("nl_items").map(({ id }) => id) }],
	});
	for (const link of all("nl_links"))
		Object.assign(link, {
			...{ testId: test?.id, kind: "open", expiresOn: "9999-12-31", candidatesMost: 0, begun: 0, closedAt: null },
		});
	for (const [at, attempt] of all("nl_attempts").entries())
		Object.assign(attempt, {
			...{ testId: test?.id, linkId: all("nl_links")[0]?.id, userId: at === 0 ? clientId : null },
			...{ language: "nb", status: "done", rank: 1, answered: 1, doneAt: attempt.createdAt },
		});
	for (const [at, task] of all("nl_production_tasks").entries()) {
		Object.assign(task, { status: "open", assessors: 1 });
		const given = all("nl_productions")[at];
		if (given)
			Object.assign(given, { taskId: task.id, userId: clientId, status: "sent", sentAt: 1, audioFileId: null });
	}
	for (const word of all("nl_words")) Object.assign(word, { listId: all("nl_word_lists")[0]?.id, ownerId: null });
	for (const [at, given] of all("nl_word_lists_given").entries()) {
		const [listId, userId] = [all("nl_word_lists")[0]?.id, at === 0 ? clientId : `nobody-${at}`];
		Object.assign(given, { id: `${listId}:${userId}`, listId, userId });
	}
	for (const table of ["nl_word_cards", "nl_word_reviews"])
		for (const [at, row] of all(table).entries())
			Object.assign(row, { wordId: all("nl_words")[at]?.id, userId: clientId, state: 2, due: 1 });
	for (const one of all("nl_rescorings")) Object.assign(one, { itemId: all("nl_items")[0]?.id, undoneAt: null });
	for (const one of all("nl_assessments"))
		Object.assign(one, { productionId: all("nl_productions")[0]?.id, audioFileId: null });
	for (const answer of all("nl_answers")) {
		const attemptId = all("nl_attempts")[0]?.id;
		Object.assign(answer, { id: `${attemptId}:${answer.id}`, attemptId, score: 1000 });
	}
	for (const [at, answer] of all("nl_answers").entries()) Object.assign(answer, { itemId: at === 0 ? "i1" : "i2" });
}

/** Resources that are in use and open, with bookings of other days, each of one resource. */
function linkResources(all: (table: string) => Row[]): void {
	const [owner] = all("users");
	const [type] = all("resource_types");
	const hours = Array.from({ length: 7 }, () => ({ from: "00:00", to: "24:00" }));
	for (const one of all("resource_types"))
		Object.assign(one, {
			...{ kind: "room", weekly: hours, closedOnHolidays: false, bookLevel: 10, needsApproval: false },
			...{ approverId: null, maxMinutes: null, windowDays: 10_000 },
		});
	for (const one of all("resources"))
		Object.assign(one, {
			...{ typeId: type?.id, status: "active", capacity: null, timeZone: "Europe/Oslo", photoGuid: null },
			...{ planRow: null, planColumn: null },
		});
	for (const one of all("resource_closures"))
		Object.assign(one, { firstDay: "2031-01-01", lastDay: "2031-01-02", opensAt: "", closesAt: "" });
	for (const one of all("resources")) Object.assign(one, { access: [], doorWidth: null });
	const ofOne = [...all("resource_doors"), ...all("resource_assets"), ...all("resource_open_pages")];
	for (const [at, one] of ofOne.entries())
		Object.assign(one, { id: all("resources")[at % all("resources").length]?.id });
	for (const one of all("resource_assets"))
		Object.assign(one, { serviceOn: "2031-05-01", boughtOn: "", warrantyUntil: "", custodySince: "", currency: "NOK" });
	for (const one of all("resource_stocktakes"))
		Object.assign(one, { closedAt: null, expected: all("resources").map(({ id }) => id) });
	for (const [at, one] of all("resource_scans").entries())
		Object.assign(one, { stocktakeId: all("resource_stocktakes")[0]?.id, resourceId: all("resources")[at]?.id });
	for (const one of all("resource_scans")) Object.assign(one, { photoGuid: null });
	for (const one of all("resource_open_pages")) Object.assign(one, { isOpen: true, embeddedBy: [] });
	for (const [at, one] of all("resource_guests").entries())
		Object.assign(one, {
			...{ resourceId: all("resources")[at]?.id ?? all("resources")[0]?.id, language: "en", confirmedAt: null },
			...{ startsAt: Date.parse("2031-06-05T10:00Z"), endsAt: Date.parse("2031-06-05T11:00Z"), tries: 0 },
			...{ codeUntil: Date.parse("2031-01-01T10:00Z"), forgetAt: Date.parse("2031-01-01T10:00Z") },
		});
	for (const one of all("resource_services")) Object.assign(one, { doneOn: "2026-01-02" });
	for (const one of all("resource_faults")) Object.assign(one, { mendedAt: null, reporterId: owner?.id });
	for (const one of all("resource_series"))
		Object.assign(one, { frequency: "weekly", untilDay: "2031-12-31", skippedDays: [] });
	for (const one of all("resource_notices")) Object.assign(one, { untilDay: "" });
	const notOut = { model: "", handedOutAt: null, returnedAt: null, dueBackAt: null };
	for (const [at, booking] of all("resource_bookings").entries()) {
		const startsAt = Date.parse("2031-05-05T10:00Z") + at * 86_400_000;
		const times = { startsAt, endsAt: startsAt + 3_600_000 };
		Object.assign(booking, {
			...{ ...times, status: "reserved", timeZone: "Europe/Oslo", bookerId: owner?.id, approverId: null },
			...{ seriesId: null, guests: [], isPrivate: false, language: "en", reminderAt: null },
		});
		const item = all("resource_booking_items")[at];
		const resourceId = all("resources")[at]?.id ?? all("resources")[0]?.id;
		if (item) Object.assign(item, { ...times, bookingId: booking.id, resourceId, isHeld: true, ...notOut });
	}
}
