const CHAPTERS = 200;
const LANGUAGES = ["nb", "en", "bg", "tr", "es", "it", "ro"];
const [LEARNERS, LESSONS] = [500, 100];
const COURSE = "bench-course";
const REPORTED = "bench-reported";

const numbers = (most) => `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${most - 1})`;
const titles = JSON.stringify(Object.fromEntries(LANGUAGES.map((code) => [code, `Chapter in ${code}`])));
const body = JSON.stringify({
	type: "doc",
	content: [{ type: "paragraph", content: [{ type: "text", text: "What a lesson says. ".repeat(100) }] }],
});

/** The step whose page is opened: its scripts are the player's. */
export const coursePlayer = (portal) => ({
	path: `/${portal.places.admin.guid}/courses/course/${COURSE}/step/${COURSE}:100?preview`,
	as: "admin",
});

/** A course of 200 chapters in seven languages, and one of 100 lessons that 500 people take. */
export async function courseCases({ portal, bare }) {
	const { guid } = portal.places.admin;
	for (const side of [portal, bare]) await fill(side, side.places.admin.tenant);
	const tenant = bare.places.admin.tenant;
	const learners = `/${guid}/courses/learners/${REPORTED}`;
	return [
		{
			name: "step of a course of 200 chapters, HTML",
			portal: coursePlayer(portal),
			bare: { path: `/courses/step?tenant=${tenant}&course=${COURSE}&part=${COURSE}:100`, as: "admin" },
			goals: { roundTrips: 3, rowsRead: 5 * CHAPTERS },
		},
		{
			name: "learners of a course, 500 of 100 lessons, 50 rows, HTML",
			portal: { path: learners, as: "admin" },
			bare: { path: `/courses/learners?tenant=${tenant}&course=${REPORTED}`, as: "admin" },
			goals: { roundTrips: 3 },
		},
		{
			name: "the same, all 500 as CSV",
			portal: { path: `${learners}/export`, as: "admin", connections: 1, times: 3 },
			bare: {
				...{ path: `/courses/learners?tenant=${tenant}&course=${REPORTED}`, as: "admin" },
				...{ connections: 1, times: 3 },
			},
			goals: { roundTrips: 3 },
		},
	];
}

async function fill(side, tenant) {
	const run = (sql, ...values) => side.run(sql, values);
	for (const [id, count] of [
		[COURSE, CHAPTERS],
		[REPORTED, LESSONS],
	]) {
		await run(
			`insert into courses (tenant_id, id, guid, author_id, titles, first_language, sort_title, status, step_count, chapter_count, created_at, updated_at)
			values (?1, ?2, ?2, 'bench', ?3, 'nb', ?2, 'published', ${count}, ${count}, 1, 1)`,
			...[tenant, id, titles],
		);
		await run(
			`insert into course_parts (tenant_id, id, course_id, titles, sort_order, is_step, created_at, updated_at)
			${numbers(count)} select ?1, ?2 || ':' || i, ?2, ?3, i, 1, 1, 1 from n`,
			...[tenant, id, titles],
		);
	}
	await run(
		`insert into course_texts (tenant_id, id, course_id, part_id, language, title, body, written_at, created_at, updated_at)
		${numbers(CHAPTERS)} select ?1, ?2 || ':' || i || ':' || l.value, ?2, ?2 || ':' || i, l.value, 'Chapter', ?3, 1, 1, 1 from n, json_each(?4) l`,
		...[tenant, COURSE, body, JSON.stringify(LANGUAGES)],
	);
	await run(
		`insert into course_enrolments (tenant_id, id, course_id, user_id, source, done_count, started_at, created_at, updated_at)
		${numbers(LEARNERS)} select ?1, ?2 || ':learner-' || i, ?2, 'learner-' || printf('%03d', i), 'assigned', ${LESSONS / 2}, 1, 1, 1 from n`,
		...[tenant, REPORTED],
	);
	await run(
		`insert into course_progress (tenant_id, id, course_id, user_id, part_id, done_at, created_at, updated_at)
		${numbers(LEARNERS * LESSONS)} select ?1, ?2 || ':' || (i % ${LESSONS}) || ':learner-' || (i / ${LESSONS}), ?2,
		'learner-' || printf('%03d', i / ${LESSONS}), ?2 || ':' || (i % ${LESSONS}), case when i % 2 = 0 then 1 end, 1, 1 from n`,
		...[tenant, REPORTED],
	);
}
