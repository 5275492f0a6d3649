import { Upload } from "../requests";
import { literal } from "../statements";
import { mine } from "./files";
import { type About, person, type Recipe, type Recipes, rowOf } from "./recipe";

const BASE = "/:guid?/courses";
const EDIT = `POST ${BASE}/edit_course/:course_id/:course_name`;
const STEP = `POST ${BASE}/course/:course_id/step/:part_id`;
const courseOf = (about: About) => String(rowOf(about, "courses").id);
const partOf = (about: About, nth = 0) => String(rowOf(about, "course_parts", nth).id);
const partsOf = (about: About) => [partOf(about), partOf(about, 1)];
const callerOf = ({ caller }: About) => String(caller.userId);
const picture = () => new Upload("GIF89a, and no more is looked at", "picture.gif", "image/gif");

/** The first course (`linked.ts`) is published, its first chapter has no quiz that stands in the way. */
const open = (about: About) => [
	`update courses set status = 'published', audience = 'tenant', self_enrols = 1, deleted_at = null where id = ${literal(courseOf(about))}`,
	`update course_parts set has_quiz = 0, attempts_most = 0, deleted_at = null, needs = '[]', opens_on = null, opens_after_days = null, completion = 'read' where course_id = ${literal(courseOf(about))}`,
	`update courses set in_order = 0, needs = '[]' where id = ${literal(courseOf(about))}`,
];
/** Somebody takes the course, and has not completed it. */
const taking = (about: About, userId = callerOf(about)) => [
	`update course_enrolments set id = ${literal(`${courseOf(about)}:${userId}`)}, user_id = ${literal(userId)}, started_at = 1, done_at = null where course_id = ${literal(courseOf(about))}`,
	`delete from course_attempts where course_id = ${literal(courseOf(about))}`,
];

const handInOf = (about: About) => String(rowOf(about, "course_hand_ins").id);
/** Somebody has handed in something with a file at the first step. */
const handedIn = (about: About, userId = String(person(about, "CLIENT").id)) => [
	...taking(about, userId),
	`update course_hand_ins set user_id = ${literal(userId)}, status = 'handedIn', file_id = ${literal(String(rowOf(about, "files").id))} where id = ${literal(handInOf(about))}`,
];
/** What the first step said before in Norwegian. */
const version = (about: About) => [
	`update course_versions set part_id = ${literal(partOf(about))}, language = 'nb' where id = ${literal(String(rowOf(about, "course_versions").id))}`,
];

const ofCourse =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { course_id: courseOf(about), ...values(about) },
		before: [...open(about), ...before(about)],
	});
/** What is done in the editor with the course, or (with a part) with its first chapter. */
const inEditor = (values: (about: About) => object, before?: (about: About) => string[]) =>
	ofCourse((about) => ({ course_name: "words", ...values(about) }), before);
const withCourse = (more: object = {}) => inEditor((about) => ({ id: courseOf(about), ...more }));
const withPart = (more: object = {}) => inEditor((about) => ({ id: partOf(about), ...more }));
/** A content stands at the second part, which is a lesson of the first. */
const withContent = (more: object = {}) =>
	inEditor(
		(about) => ({ id: partOf(about, 1), contentId: rowOf(about, "course_contents").contentId, ...more }),
		(about) => [
			`update course_parts set chapter_id = ${literal(partOf(about))} where id = ${literal(partOf(about, 1))}`,
		],
	);
/** What the second part shows of the task library is a file. */
const contentWithFile = (about: About) => [
	`update learning_contents set kind = 'file', status = 'published', deleted_at = null, file_guid = ${literal(String(rowOf(about, "files").guid))} where id = ${literal(String(rowOf(about, "course_contents").contentId))}`,
	`update files set module_key = 'task_library', state = 'ready', deleted_at = null where id = ${literal(String(rowOf(about, "files").id))}`,
];
/** The first course is for everybody, its second part a step of the first. */
const forEverybody = (about: About) => [
	`update courses set audience = 'public' where id = ${literal(courseOf(about))}`,
	`update course_parts set chapter_id = ${literal(partOf(about))}, is_step = 1 where id = ${literal(partOf(about, 1))}`,
];
const asLearner = (more: object = {}) => ofCourse((about) => ({ part_id: partOf(about), ...more }), taking);

const questionOf = (about: About) => String(rowOf(about, "course_questions").id);
const newQuestion = {
	...{ language: "nb", tags: "words", kind: "short", question: "words" },
	...{ answer: ["words"], pair: [""], feedback: [""], right: [] },
};

const noteOf = (about: About) => String(rowOf(about, "course_notes").id);
/** A note of the caller's own. */
const noted = (about: About) => [
	`update course_notes set user_id = ${literal(callerOf(about))} where id = ${literal(noteOf(about))}`,
];
/** What the tenant's client has read. */
const ofLearner = ofCourse(
	(about) => ({ user_id: String(person(about, "CLIENT").id) }),
	(about) => taking(about, String(person(about, "CLIENT").id)),
);

const pathOf = (about: About) => String(rowOf(about, "course_paths").id);
const cohortOf = (about: About) => String(rowOf(about, "course_cohorts").id);
const clientOf = (about: About) => String(person(about, "CLIENT").id);
/** The first path is published and has the first course in it (`linked.ts` says the rest). */
const inPath =
	(values: (about: About) => object = () => ({})) =>
	(about: About): Recipe => ({
		values: { path_id: pathOf(about), ...values(about) },
		before: [
			...open(about),
			`update course_paths set status = 'published', course_ids = '["${courseOf(about)}"]' where id = ${literal(pathOf(about))}`,
		],
	});
/** A cohort of the first course, in which the tenant's client is. */
const ofCohort =
	(values: (about: About) => object = () => ({})) =>
	(about: About): Recipe => ({
		values: { cohort_id: cohortOf(about), ...values(about) },
		before: [
			...open(about),
			...taking(about, clientOf(about)),
			`update course_cohorts set course_id = ${literal(courseOf(about))}, seats = null where id = ${literal(cohortOf(about))}`,
		],
	});

export const coursesRecipes: Recipes = {
	[`page ${BASE}/people`]: () => ({ values: {} }),
	[`page ${BASE}/paths`]: () => ({ values: {} }),
	[`page ${BASE}/path/:path_id`]: inPath(),
	[`POST ${BASE}/path/:path_id take`]: inPath(),
	[`POST ${BASE}/path/:path_id save`]: inPath((about) => ({
		...{ language: "nb", title: "words", summary: "", courses: [courseOf(about)], inOrder: "", status: "published" },
	})),
	[`POST ${BASE}/path/:path_id assign`]: inPath((about) => ({ people: [clientOf(about)], dueOn: "" })),
	[`POST ${BASE}/path/:path_id remove`]: inPath(),
	[`page ${BASE}/cohorts/:course_id`]: ofCourse(),
	[`page ${BASE}/cohort/:cohort_id`]: ofCohort(),
	[`POST ${BASE}/cohort/:cohort_id save`]: ofCohort(() => ({
		...{ name: "words", startsOn: "2031-05-01", endsOn: "2031-06-01", seats: "" },
		...{ on: ["2031-05-02"], from: ["09:00"], to: ["10:00"], what: ["words"], link: [""] },
	})),
	[`POST ${BASE}/cohort/:cohort_id remove`]: ofCohort(),
	[`POST ${BASE}/cohort/:cohort_id join`]: ofCohort((about) => ({ people: [clientOf(about)] })),
	[`POST ${BASE}/cohort/:cohort_id leave`]: ofCohort((about) => ({ userId: clientOf(about) })),
	[`page ${BASE}/edit_course/:course_id/:course_name`]: inEditor((about) => ({ part: partOf(about), language: "nb" })),
	[`page ${BASE}/course/:course_id`]: ofCourse(),
	[`page ${BASE}/course/:course_id/step/:part_id`]: asLearner({ language: "nb" }),
	[`page ${BASE}/course/:course_id/step/:part_id/content/:file`]: ofCourse(
		(about) => ({ part_id: partOf(about, 1), file: rowOf(about, "files").guid }),
		(about) => [...taking(about), ...contentWithFile(about)],
	),
	[`page ${BASE}/course/:course_id/certificate`]: ofCourse(undefined, (about) => [
		...taking(about),
		`update course_enrolments set done_at = 1 where course_id = ${literal(courseOf(about))}`,
	]),
	[`page ${BASE}/course/:course_id/archive`]: ofCourse(),
	[`page ${BASE}/translations/:course_id`]: ofCourse(),
	[`page ${BASE}/check/:course_id`]: ofCourse(),
	[`page ${BASE}/evidence/:course_id/:user_id`]: ofLearner,
	[`page ${BASE}/evidence/:course_id/:user_id/export`]: ofLearner,
	[`page ${BASE}/notes`]: () => ({ values: {} }),
	[`page ${BASE}/notes/export`]: () => ({ values: {} }),
	[`POST ${BASE}/notes dropNote`]: ofCourse((about) => ({ note: noteOf(about) }), noted),
	[`page ${BASE}/import`]: () => ({ values: {} }),
	[`POST ${BASE}/import send`]: () => ({ values: { files: new Upload("%PDF-1.4", "words.pdf", "application/pdf") } }),
	[`POST ${BASE}/import import`]: (about) => ({
		values: { files: String(rowOf(about, "files").guid) },
		// Whatever lies in the store is the words of a page.
		before: [
			`update files set module_key = 'courses.import', uploader_id = ${literal(callerOf(about))}, name = 'words.html' where id = ${literal(String(rowOf(about, "files").id))}`,
		],
	}),
	[`page ${BASE}/learners/:course_id`]: ofCourse(),
	[`page ${BASE}/learners/:course_id/export`]: ofCourse(),
	[`page ${BASE}/tutorial`]: () => ({ values: {} }),
	[`page ${BASE}/tutorial/:course/:part_id/content/:file`]: (about) => ({
		values: {
			...{ course: String(rowOf(about, "courses").guid), part_id: partOf(about, 1) },
			file: rowOf(about, "files").guid,
		},
		before: [...open(about), ...contentWithFile(about), ...forEverybody(about)],
	}),
	[`POST ${BASE}/course/:course_id enrol`]: ofCourse((about) => ({ id: courseOf(about) })),
	[`POST ${BASE}/course/:course_id renew`]: ofCourse(
		(about) => ({ id: courseOf(about) }),
		(about) => [
			...taking(about),
			`update course_enrolments set done_at = 1, valid_until = '2020-01-01' where course_id = ${literal(courseOf(about))}`,
		],
	),
	[`${STEP} done`]: asLearner(),
	[`${STEP} quiz`]: asLearner({ language: "nb", number: 1, "q.q": "a" }),
	[`${STEP} position`]: asLearner({ position: 5, watched: "0-4" }),
	[`${STEP} place`]: asLearner({ block: 3 }),
	[`${STEP} readAs`]: asLearner({ as: "easy" }),
	[`POST ${BASE}/course/:course_id feedback`]: ofCourse(
		(about) => ({ id: courseOf(about), stars: 5, comment: "words" }),
		(about) => [
			...taking(about),
			`delete from course_feedback where course_id = ${literal(courseOf(about))}`,
			`update course_enrolments set done_at = 1 where course_id = ${literal(courseOf(about))}`,
		],
	),
	[`${STEP} note`]: asLearner({ language: "nb", quote: "", words: "words" }),
	[`${STEP} word`]: asLearner({ word: "words", meaning: "words", sentence: "" }),
	[`${STEP} dropNote`]: ofCourse(
		(about) => ({ part_id: partOf(about), note: noteOf(about) }),
		(about) => [...taking(about), ...noted(about)],
	),
	[`${STEP} handIn`]: ofCourse(
		(about) => ({ part_id: partOf(about), number: 1, words: "words" }),
		(about) => [
			...taking(about),
			`update course_parts set completion = 'handedIn' where course_id = ${literal(courseOf(about))}`,
			`delete from course_hand_ins where course_id = ${literal(courseOf(about))}`,
		],
	),
	[`page ${BASE}/course/:course_id/hand_in/:hand_in_id`]: ofCourse(
		(about) => ({ hand_in_id: handInOf(about) }),
		(about) => [
			...handedIn(about, callerOf(about)),
			`update files set state = 'ready', deleted_at = null where id = ${literal(String(rowOf(about, "files").id))}`,
		],
	),
	[`page ${BASE}/hand_ins/:course_id`]: ofCourse(undefined, (about) => handedIn(about)),
	[`page ${BASE}/figures/:course_id`]: ofCourse(),
	[`page ${BASE}/versions/:course_id/:part_id`]: ofCourse(
		(about) => ({ part_id: partOf(about), language: "nb" }),
		version,
	),
	[`POST ${BASE}/versions/:course_id/:part_id restoreVersion`]: ofCourse(
		(about) => ({ part_id: partOf(about), language: "nb", version: rowOf(about, "course_versions").id }),
		version,
	),
	[`POST ${BASE}/hand_ins/:course_id approve`]: ofCourse(
		(about) => ({ handIn: handInOf(about), comment: "words", marks: [] }),
		(about) => handedIn(about),
	),
	[`POST ${BASE}/hand_ins/:course_id return`]: ofCourse(
		(about) => ({ handIn: handInOf(about), comment: "words", marks: [] }),
		(about) => handedIn(about),
	),
	[`POST ${BASE}/learners/:course_id assign`]: ofCourse((about) => ({
		...{ id: courseOf(about), people: [person(about, "CLIENT").id], to: [], dueOn: "2031-05-01" },
	})),
	[`POST ${BASE}/learners/:course_id unassign`]: ofCourse((about) => ({ id: courseOf(about), to: "everybody" })),
	[`POST ${BASE}/learners/:course_id remove`]: ofCourse(
		(about) => ({ id: courseOf(about), userId: person(about, "CLIENT").id }),
		(about) => taking(about, String(person(about, "CLIENT").id)),
	),
	[`${EDIT} settings`]: withCourse({
		...{ language: "nb", title: "words", summary: "words", category: "", level: "", audience: "tenant", updatedAt: "" },
		validMonths: 24,
	}),
	[`${EDIT} status`]: withCourse({ status: "published" }),
	[`${EDIT} cover`]: withCourse({ use: "cover", file: picture() }),
	[`${EDIT} dropCover`]: withCourse(),
	[`${EDIT} duplicateCourse`]: withCourse(),
	[`${EDIT} trashCourse`]: withCourse(),
	[`${EDIT} picture`]: withPart({ use: "body", file: picture() }),
	[`${EDIT} file`]: inEditor((about) => ({ id: partOf(about), library: rowOf(about, "files").id }), mine),
	[`${EDIT} add`]: inEditor(() => ({ chapterId: "", title: "words", language: "nb" })),
	[`${EDIT} text`]: withPart({
		language: "nb",
		title: "words",
		body: "words",
		easy: "words",
		minutes: 3,
		media: [],
		updatedAt: "",
	}),
	[`${EDIT} autosave`]: inEditor(
		(about) => ({ id: partOf(about), language: "nb", title: "words", body: "words", writtenAt: 1 }),
		(about) => [`update course_texts set written_at = 1 where part_id = ${literal(partOf(about))}`],
	),
	[`${EDIT} discard`]: withPart({ language: "nb" }),
	[`${EDIT} addContent`]: withContent({ language: "nb", how: "link" }),
	[`${EDIT} moveContent`]: withContent({ way: "down" }),
	[`${EDIT} dropContent`]: withContent(),
	[`${EDIT} captions`]: withPart({
		language: "nb",
		captions: new Upload("00:01.000 --> 00:02.000\nwords", "words.vtt", "text/vtt"),
	}),
	[`${EDIT} sound`]: withPart({
		language: "nb",
		sound: new Upload("ID3, and no more is looked at", "words.mp3", "audio/mpeg"),
	}),
	[`${EDIT} dropCaptions`]: withPart({ language: "nb" }),
	[`${EDIT} approve`]: inEditor(
		(about) => ({ id: partOf(about), language: "nb", writtenAt: 1 }),
		(about) => [`update course_texts set written_at = 1 where part_id = ${literal(partOf(about))}`],
	),
	[`${EDIT} upToDate`]: inEditor(
		(about) => ({ id: partOf(about), language: "en" }),
		(about) => [`update courses set first_language = 'nb' where id = ${literal(courseOf(about))}`],
	),
	[`${EDIT} checked`]: withCourse({ checkBy: "2031-05-01" }),
	[`${EDIT} move`]: withPart({ way: "down" }),
	[`${EDIT} moveTo`]: inEditor(
		(about) => ({ id: partOf(about, 1), chapterId: partOf(about) }),
		(about) => [
			`update course_parts set chapter_id = ${literal(partOf(about))} where id = ${literal(partOf(about, 1))}`,
		],
	),
	[`${EDIT} sort`]: inEditor((about) => ({ chapterId: "", ids: partsOf(about) })),
	[`${EDIT} duplicate`]: withPart(),
	[`${EDIT} trashPart`]: withPart(),
	[`${EDIT} restorePart`]: inEditor(
		(about) => ({ id: partOf(about) }),
		(about) => [`update course_parts set deleted_at = 1 where id = ${literal(partOf(about))}`],
	),
	[`${EDIT} question`]: withPart({
		...{ language: "nb", questionId: "", kind: "short", question: "words" },
		...{ answer: ["words"], pair: [""], feedback: [""], right: [] },
	}),
	[`${EDIT} dropQuestion`]: withPart({ language: "nb", questionId: "q" }),
	[`${EDIT} keepInBank`]: withPart({ language: "nb", questionId: "q" }),
	[`${EDIT} takeQuestions`]: inEditor((about) => ({
		id: partOf(about),
		language: "nb",
		questions: [questionOf(about)],
	})),
	[`${EDIT} draws`]: withPart({ drawTag: [""], drawCount: [0] }),
	[`page ${BASE}/questions`]: () => ({ values: {} }),
	[`POST ${BASE}/questions/take takeOver`]: (about) => ({
		values: { from: "norwegian_learning", questions: [String(rowOf(about, "nl_items").id)] },
		before: [
			`update nl_items set deleted_at = null, kind = 'single' where id = ${literal(String(rowOf(about, "nl_items").id))}`,
		],
	}),
	[`POST ${BASE}/questions/new save`]: () => ({ values: newQuestion }),
	[`page ${BASE}/questions/question/:question_id`]: (about) => ({ values: { question_id: questionOf(about) } }),
	[`POST ${BASE}/questions/question/:question_id save`]: (about) => ({
		values: { question_id: questionOf(about), ...newQuestion },
	}),
	[`POST ${BASE}/questions/question/:question_id remove`]: (about) => ({
		values: { question_id: questionOf(about) },
	}),
	[`${EDIT} rules`]: withPart({
		...{ completion: "read", watchPercent: 90, lessonRule: "all", needs: [], opensOn: "", opensAfterDays: "" },
		criteria: "",
	}),
	[`${EDIT} courseRules`]: withCourse({ inOrder: "", needs: [] }),
	[`${EDIT} letters`]: withCourse({
		...{ language: "nb", assigned: "words", due: "", overdue: "", completed: "", expires: "", expired: "" },
	}),
	[`${EDIT} ending`]: withCourse({ language: "nb", ending: "words", endingUrl: "", nextCourseId: "" }),
	[`${EDIT} quizRules`]: withPart({ passPercent: 70, attemptsMost: 0 }),
	[`POST ${BASE}/trash bulkRestore`]: (about) => ({
		values: { ids: [courseOf(about)] },
		before: [`update courses set deleted_at = 1 where id = ${literal(courseOf(about))}`],
	}),
	[`POST ${BASE}/trash countMatching`]: () => ({ values: { matching: "" } }),
	"GET /api/courses getdetails": (about) => ({ values: { id: courseOf(about) }, before: open(about) }),
	"POST /api/courses": () => ({
		values: { ...{ id: undefined, title: "words", language: "nb", category: "", level: "" }, updatedAt: undefined },
	}),
	"DELETE /api/courses": (about) => ({ values: { id: courseOf(about) } }),
	"POST /api/courses/chapters": (about) => ({
		values: { id: undefined, courseId: courseOf(about), title: "words", language: "nb", minutes: 3 },
	}),
	"DELETE /api/courses/chapters": (about) => ({ values: { id: partOf(about) }, before: open(about) }),
	"POST /api/courses/chapters/updatesort": (about) => ({
		values: { courseId: courseOf(about), ids: partsOf(about) },
		before: open(about),
	}),
	"POST /api/courses/chapterslang": (about) => ({
		values: { chapterId: partOf(about), language: "nb", title: "words", content: "words" },
		before: open(about),
	}),
};
