import { createHash } from "node:crypto";
import { analyze } from "./analyze.mjs";

const SKILLS = ["reading", "listening", "vocabulary", "grammar"];
const LEVELS = ["A1", "A2", "B1", "B2", "C1"];
const BANK = 2_000;
/** Attempts that wait for their first answer: each answer that is measured is one of another attempt. */
const ATTEMPTS = 6_000;
const AT_ONCE = 500;
const LINK = "00000000-0000-4000-8000-0000000000aa";
const LATER = 4_000_000_000_000;

const itemId = (at) => `bench-item-${String(at).padStart(4, "0")}`;
const secretOf = (at) => `bench-${at}-`.padEnd(43, "x");
const task = {
	...{ kind: "single", question: "Hva er riktig?" },
	options: ["a", "b", "c", "d"].map((id) => ({ id, text: `Svar ${id}`, isRight: id === "a" })),
};

/** A test that is fitted to whoever takes it, out of a bank of 2,000 calibrated items. */
export async function languageCases({ portal, bare }) {
	const { guid } = portal.places.admin;
	for (const side of [portal, bare]) await fill(side, side.places.admin.tenant);
	const cookie = `norwegian_test_${LINK.replaceAll("-", "").slice(0, 16)}`;
	let next = 0;
	let asked = 0;
	const inBare = bare.places.admin.tenant;
	return [
		{
			name: "adaptive test, next of 2,000 items",
			portal: {
				path: `/${guid}/norwegian_learning/norwegian_learning_test/${LINK}`,
				method: "POST",
				body: () =>
					Buffer.from(new URLSearchParams({ intent: "answer", item: itemId(0), "answer.choice": "a" }).toString()),
				headers: () => ({
					...{ "content-type": "application/x-www-form-urlencoded", "accept-language": "en" },
					cookie: `${cookie}=${secretOf(next++ % ATTEMPTS)}`,
				}),
				expect: 302,
				times: 400,
			},
			bare: {
				...{ path: "/language/next", method: "POST", expect: 201, times: 400 },
				body: () => ({ tenant: inBare, link: LINK, attempt: `bench-${asked++ % ATTEMPTS}`, item: itemId(0) }),
			},
			goals: { roundTrips: 3, cpu: 5 },
		},
	];
}

async function fill(side, tenant) {
	const items = Array.from({ length: BANK }, (_, at) => ({
		...{ id: itemId(at), skill: SKILLS[Math.floor(at / (BANK / 4))], level: LEVELS[at % 5] },
		...{ a: 0.7 + (at % 7) / 10, b: -2.4 + (at % 49) / 10 },
	}));
	await side.run(
		`insert into nl_items (tenant_id, id, title, sort_title, skill, level, kind, status, task, a, b, calibrated_on, created_by, created_at, updated_at)
		select ?1, value ->> 'id', 'Bench', 'bench', value ->> 'skill', value ->> 'level', 'single', 'live', ?3, value ->> 'a', value ->> 'b', 150, 'bench', 1, 1 from json_each(?2)`,
		[tenant, JSON.stringify(items), JSON.stringify(task)],
	);
	const sections = SKILLS.map((skill) => ({
		skill,
		itemIds: items.filter((one) => one.skill === skill).map(({ id }) => id),
	}));
	await side.run(
		`insert into nl_tests (tenant_id, id, title, sort_title, status, mode, sections, created_by, created_at, updated_at)
		values (?1, 'bench-test', 'Bench', 'bench', 'open', 'adaptive', ?2, 'bench', 1, 1)`,
		[tenant, JSON.stringify(sections)],
	);
	await side.run(
		`insert into nl_links (tenant_id, id, guid, test_id, kind, created_by, created_at, updated_at) values (?1, 'bench-link', ?2, 'bench-test', 'open', 'bench', 1, 1)`,
		[tenant, LINK],
	);
	const plan = {
		...{ most: 25, methods: SKILLS.map((skill) => ({ skill, method: "adaptive" })) },
		start: { mean: 0, sd: 1, statements: [], words: [] },
	};
	const { id, skill, level, a, b } = items[0];
	const first = [
		{
			...{ id, skill, level, task, passage: "", audioGuid: null, playsMost: 2, transcript: "", pictureGuid: null },
			irt: { a, b, isSeed: false },
		},
	];
	for (let from = 0; from < ATTEMPTS; from += AT_ONCE) {
		const made = Array.from({ length: AT_ONCE }, (_, at) => ({
			id: `bench-${from + at}`,
			hash: createHash("sha256")
				.update(secretOf(from + at))
				.digest("base64url"),
		}));
		await side.run(
			`insert into nl_attempts (tenant_id, id, test_id, link_id, secret_hash, language, status, items, plan, last_at, created_at, updated_at)
			select ?1, value ->> 'id', 'bench-test', 'bench-link', value ->> 'hash', 'en', 'begun', ?3, ?4, ${LATER}, 1, 1 from json_each(?2)`,
			[tenant, JSON.stringify(made), JSON.stringify(first), JSON.stringify(plan)],
		);
	}
	await analyze(side, ["nl_attempts", "nl_items", "nl_links", "nl_tests"]);
}
