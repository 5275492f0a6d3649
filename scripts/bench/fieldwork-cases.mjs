import { analyze } from "./analyze.mjs";

const DAY = 86_400_000;
const PLACEMENTS = 2_000;
const COMPANIES = 200;
const ROUNDS = 200;
const POINTS = 25;
const DEVIATIONS = 2_000;
const INTAKES = 2_000;
const STUDENTS = 1_000;
/** Days back from today over which what has a period is spread. */
const SPAN = 80;

const midnight = Math.floor(Date.now() / DAY) * DAY;
const dayOf = (at) => new Date(midnight + at * DAY).toISOString().slice(0, 10);
const numbers = (most) => `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${most - 1})`;
const ago = `date('${dayOf(0)}', '-' || (i % ${SPAN}) || ' days')`;
const BIG = "bench-0000";

/**
 * Placements, safety rounds, enquiries, assessments, entrepreneurs and students, as many as a large organisation has. `rowsBeyond`: rows
 * that a page may read beside those of the frame around every page.
 */
export async function fieldworkCases({ portal }) {
	const { tenant, guid } = portal.places.admin;
	await fill(portal, tenant);
	const page = (name, path, { roundTrips = 3, rowsBeyond } = {}) => ({
		name: `fieldwork: ${name}, HTML`,
		portal: { path: `/${guid}/${path}`, as: "admin" },
		bare: { path: "/page", as: "admin" },
		goals: { roundTrips },
		rowsBeyond,
	});
	const list = (name, path) => page(name, `${path}?size=50`, { rowsBeyond: 450 });
	return [
		list(`placements, ${PLACEMENTS}`, "verdal/overview"),
		page(`placements by status, ${PLACEMENTS}`, "verdal/overview/board", { rowsBeyond: 1_100 }),
		page(`placements along the months, ${PLACEMENTS}`, "verdal/overview/timeline", { rowsBeyond: 1_100 }),
		page("form of a placement", `verdal/skjema/${BIG}`, { roundTrips: 4 }),
		page(`what came of placements, ${PLACEMENTS}`, "verdal/overview/statistics"),
		page(`companies followed in HSE, ${COMPANIES}`, "hms/companies?size=50"),
		page(`company with ${ROUNDS} rounds and ${ROUNDS * POINTS} points`, `hms/companies/${guidOf(0)}`, {
			rowsBeyond: 300,
		}),
		page("company with one round", `hms/companies/${guidOf(1)}`, { rowsBeyond: 300 }),
		page("round of the company with many", `hms/rounds/${BIG}`, { roundTrips: 4 }),
		list(`safety rounds, ${ROUNDS}`, "hms/rounds"),
		list(`deviations, ${DEVIATIONS}`, "hms/deviations"),
		page(`figures of deviations, ${DEVIATIONS}`, "hms/statistics"),
		page("an advisor's companies", "hms/advising"),
		list(`enquiries, ${INTAKES}`, "veksttorget/intakes"),
		page(`figures of enquiries, ${INTAKES}`, "veksttorget/statistics"),
		page(`companies assessed, ${COMPANIES}`, "kartlegging/companies?size=50"),
		page("what companies need", "kartlegging/openings"),
		list(`entrepreneurs, ${STUDENTS}`, "business_evaluator/entrepreneurs"),
		list(`students, ${STUDENTS}`, "finch/students"),
	];
}

const guidOf = (at) => `00000000-0000-4000-8000-${String(900_000 + at).padStart(12, "0")}`;

async function fill(side, tenant) {
	const run = (sql, values = []) => side.run(sql, [tenant, ...values]);
	// Fjordvik's access to Finch has ended in the demo.
	await run(
		"update modules_tenant set expires = null, status = 1 where tenant_id = ?1 and module_id = (select id from modules where key = 'finch')",
	);
	const id = `'bench-' || printf('%04d', i)`;
	await run(
		`insert into companies (tenant_id, id, guid, name, sort_name, is_customer, industry, created_by, updated_by, created_at, updated_at)
		${numbers(COMPANIES)} select ?1, ${id}, '00000000-0000-4000-8000-' || printf('%012d', 900000 + i), 'Bench ' || i, 'bench ' || printf('%04d', i), 0, 'Industry ' || (i % 9), 'bench', 'bench', 1, 1 from n`,
	);
	await run(
		`insert into hms_companies (tenant_id, id, name, next_round_on, created_by, created_at, updated_at)
		${numbers(COMPANIES)} select ?1, ${id}, 'Bench ' || i, date('${dayOf(0)}', (i % 60 - 20) || ' days'), 'bench', 1, 1 from n`,
	);
	await run(
		`insert into kartlegging_companies (tenant_id, id, name, next_on, created_by, created_at, updated_at)
		${numbers(COMPANIES)} select ?1, ${id}, 'Bench ' || i, date('${dayOf(0)}', (i % 60) || ' days'), 'bench', 1, 1 from n`,
	);
	await run(
		`insert into openings (tenant_id, id, company_id, module_key, kind, title, ends_on, created_by, created_at, updated_at)
		${numbers(COMPANIES)} select ?1, ${id}, ${id}, 'kartlegging', 'job', 'Opening ' || i, '${dayOf(200)}', 'bench', 1, 1 from n`,
	);
	await run(
		`insert into verdal_placements (tenant_id, id, type, participant_name, company_id, company_name, job_title, starts_on, ends_on, goals, created_by, created_at, updated_at)
		${numbers(PLACEMENTS)} select ?1, ${id}, 'workTrial', 'Person ' || printf('%04d', i), 'bench-' || printf('%04d', i % ${COMPANIES}), 'Bench ' || (i % ${COMPANIES}), 'Helper', date('${dayOf(0)}', (i % 300 - 150) || ' days'), date('${dayOf(0)}', (i % 300 - 60) || ' days'), '[]', 'bench', 1, 1 from n`,
	);
	const points = Array.from({ length: POINTS }, (_, at) => ({ id: `p${at}`, text: `Is point ${at} in order?` }));
	await run(
		`insert into hms_rounds (tenant_id, id, company_id, title, sections, language, area, planned_on, held_on, status, created_by, created_at, updated_at)
		${numbers(ROUNDS)} select ?1, ${id}, '${BIG}', 'Round ' || i, ?2, 'en', 'Hall ' || (i % 7), date('${dayOf(0)}', '-' || (i * 7) || ' days'), case when i = 0 then '' else date('${dayOf(0)}', '-' || (i * 7) || ' days') end, case when i = 0 then 'inspection' else 'done' end, 'bench', 1, 1 from n`,
		[JSON.stringify([{ title: "Hall", points }])],
	);
	await run(
		`insert into hms_answers (tenant_id, id, round_id, point_id, answer, created_at, updated_at)
		${numbers(ROUNDS * POINTS)} select ?1, 'bench-' || printf('%04d', i / ${POINTS}) || '.p' || (i % ${POINTS}), 'bench-' || printf('%04d', i / ${POINTS}), 'p' || (i % ${POINTS}), 'yes', 1, 1 from n`,
	);
	await run(
		`insert into hms_deviations (tenant_id, id, company_id, kind, title, event, place, area, happened_on, status, closed_on, created_by, created_at, updated_at)
		${numbers(DEVIATIONS)} select ?1, ${id}, 'bench-' || printf('%04d', i % ${COMPANIES}), 'nearMiss', 'Deviation ' || i, 'words', 'Hall', 'Hall ' || (i % 7), ${ago}, case when i % 4 = 0 then 'new' else 'closed' end, case when i % 4 = 0 then '' else ${ago} end, 'bench', ${midnight} - (i % ${SPAN}) * ${DAY}, 1 from n`,
	);
	await run(
		`insert into vt_intakes (tenant_id, id, number, form_id, day, topic, municipality, language, first_answer_at, created_at, updated_at)
		${numbers(INTAKES)} select ?1, ${id}, 1000000 + i, 'bench', ${ago}, 'topic' || (i % 6), 'Municipality ' || (i % 20), 'en', case when i % 3 = 0 then null else ${midnight} - (i % ${SPAN}) * ${DAY} + (i % 90) * 3600000 end, ${midnight} - (i % ${SPAN}) * ${DAY}, 1 from n`,
	);
	await run(
		`insert into be_entrepreneurs (tenant_id, id, name, sort_name, created_at, updated_at)
		${numbers(STUDENTS)} select ?1, ${id}, 'Entrepreneur ' || i, 'entrepreneur ' || printf('%04d', i), i + 1, 1 from n`,
	);
	await run(
		`insert into finch_students (tenant_id, id, name, sort_name, group_name, created_by, created_at, updated_at)
		${numbers(STUDENTS)} select ?1, ${id}, 'Student ' || i, 'student ' || printf('%04d', i), (i % 30) || 'A', 'bench', 1, 1 from n`,
	);
	await analyze(side, [
		"be_entrepreneurs",
		"companies",
		"finch_students",
		"hms_answers",
		"hms_companies",
		"hms_deviations",
		"hms_rounds",
		"kartlegging_companies",
		"openings",
		"verdal_placements",
		"vt_intakes",
	]);
}
