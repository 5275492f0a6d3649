import { scrypt } from "node:crypto";

// The limit that the portal is measured against: the same work in the database with nothing around it.
const session = `select u.id, u.guid, u.email, u.inbox_version from sessions s join users u on u.id = s.user_id
	where s.token_hash = ?1 and s.expires_at > ?2 and u.is_active = 1`;
const memberships = `select m.id as membership_id, m.role, t.id, t.guid, t.name, t.time_zone from sessions s
	join memberships m on m.user_id = s.user_id join tenants t on t.id = m.tenant_id
	where s.token_hash = ?1 and m.is_active = 1 and t.status = 'active' order by t.name`;
const grants = `select g.id as grant_id, g.tenant_id, e.id as entry_id, mo.id as module_id, mo.key, mo.label, mo.icon, mo.translation_key,
	e.status, e.expires, r.name as role, r.level from sessions s join modules_tenant_user g on g.user_id = s.user_id
	join modules_tenant e on e.tenant_id = g.tenant_id and e.id = g.modules_tenant_id
	join modules mo on mo.id = e.module_id join module_roles r on r.id = g.module_role_id
	where s.token_hash = ?1 order by mo.sort_order`;
const components = `select c.id, c.module_id, c.link, c.icon, c.title, c.translation_key, c.visible_in_menu, c.roles from module_components c
	join modules mo on mo.id = c.module_id where mo.is_active = 1 order by c.sort_order`;
const notices = `select n.* from sessions s join notifications n on n.user_id = s.user_id where s.token_hash = ?1 order by n.id desc limit 50`;
const entered = `select u.id, e.status, e.expires, r.level from sessions s join users u on u.id = s.user_id
	join memberships m on m.user_id = u.id and m.tenant_id = ?2 join modules_tenant_user g on g.user_id = u.id and g.tenant_id = ?2
	join modules_tenant e on e.tenant_id = ?2 and e.id = g.modules_tenant_id join modules mo on mo.id = e.module_id and mo.key = 'crm'
	join module_roles r on r.id = g.module_role_id where s.token_hash = ?1 and s.expires_at > ?3 and u.is_active = 1 and m.is_active = 1`;
const customers = `select c.*, p.first_name, p.last_name, t.title from companies c left join people p on p.tenant_id = c.tenant_id and p.id = c.owner_id
	left join crm_contact_types t on t.tenant_id = c.tenant_id and t.id = c.contact_type_id
	where c.tenant_id = ?2 and c.is_customer = 1 and c.deleted_at is null and ?1 = ?1`;
const byName = `${customers} order by c.sort_name, c.id limit 50`;
const one = `${customers} and c.org_no = ?3`;
const notesOf = `select n.* from crm_notes n join companies c on c.tenant_id = n.tenant_id and c.id = n.customer_id
	where ?1 = ?1 and n.tenant_id = ?2 and c.org_no = ?3 order by n.created_at desc limit 3`;
const making = `insert into companies (tenant_id, id, guid, name, sort_name, is_customer, created_by, updated_by, created_at, updated_at)
	values (?2, ?3, ?4, ?5, ?5, 1, ?1, ?1, 1, 1)`;
const auditing = `insert into audit_events (tenant_id, id, actor_id, action, table_name, record_id, fields, request_id, at)
	values (?2, ?3, ?1, 'added', 'companies', ?4, '["name"]', ?5, 1)`;
const tenants = `select id, guid, name, slug, status, created_at from tenants order by name, id limit 50`;

const formPage = `select f.title, v.definition from forms f join form_versions v on v.tenant_id = f.tenant_id and v.id = f.current_version_id where f.guid = ?1`;
const replying = `insert into form_replies (tenant_id, id, guid, form_id, version_id, send_key, status, source, language, started_at, submitted_at, day, answers, created_at, updated_at)
	values (?1, ?2, ?2, ?3, ?3, ?2, 'submitted', 'link', 'en', 1, 2, ?4, ?5, 1, 1)`;
const answering = `insert into form_answers (tenant_id, id, form_id, day, question_id, part, value, number)
	select ?1, ?2 || ':' || key, ?3, ?4, key, '', value, value from json_each(?5)`;
const dayOfForm = `insert into form_days (tenant_id, id, form_id, day, replies) values (?1, ?2 || ':' || ?3, ?2, ?3, 1)
	on conflict (tenant_id, id) do update set replies = replies + 1, figures = null, summed_at = null`;
const counted = `update forms set replies = replies + 1, last_reply_at = ?3 where tenant_id = ?1 and id = ?2`;
const figures = `select d.day, d.replies, coalesce(d.figures, (select json_group_array(json_array(question_id, part, value, n)) from (
	select question_id, part, value, count(*) as n from form_answers as a where a.tenant_id = d.tenant_id and a.form_id = d.form_id and a.day = d.day
	group by question_id, part, value))) as figures from form_days d where d.tenant_id = ?1 and d.form_id = ?2 and d.day between ?3 and ?4 order by d.day`;

const taken = `select i.*, b.title, r.name from resource_booking_items i join resource_bookings b on b.tenant_id = i.tenant_id and b.id = i.booking_id
	join resources r on r.tenant_id = i.tenant_id and r.id = i.resource_id
	where ?1 = ?1 and i.tenant_id = ?2 and i.is_held = 1 and i.ends_at > ?3 and i.ends_at < ?4 + 86400000 and i.starts_at < ?4 limit 5000`;
const rooms = `select * from resources where ?1 = ?1 and tenant_id = ?2 order by name, id limit 500`;
const participants = `select r.name, r.email as slug, b.status from event_registrations r join bookings b on b.tenant_id = r.tenant_id and b.pool_id = r.event_id
	and b.holder_id = r.id where ?1 = ?1 and r.tenant_id = ?2 and r.event_id = ?3 order by r.sort_name, r.id limit 50`;
const course = `select * from course_parts where ?1 = ?1 and tenant_id = ?2 and course_id = ?3 and deleted_at is null order by sort_order, id`;
const lesson = `select * from course_texts where ?1 = ?1 and tenant_id = ?2 and part_id = ?3`;
const learners = `select user_id as name, count(*) as slug from course_progress where ?1 = ?1 and tenant_id = ?2 and course_id = ?3 and done_at is not null group by user_id`;
const registering = `insert into event_registrations (tenant_id, id, event_id, name, email, sort_name, answers, language, code, token_hash, created_at, updated_at)
	values (?1, ?2, ?3, 'Kari', ?4, ?4, '{}', 'en', ?2, ?2, 1, 1)`;
const placing = `insert into bookings (tenant_id, id, pool_id, holder_id, status, created_at, updated_at)
	select ?1, ?2, ?3, ?2, case when taken < capacity then 'confirmed' else 'waiting' end, 1, 1 from booking_pools where tenant_id = ?1 and id = ?3`;
const tallied = `update booking_pools set taken = taken + 1 where tenant_id = ?1 and id = ?2`;

const hashOf = async (request) => {
	const token = request.headers.get("cookie")?.match(/session=([^;]+)/)?.[1] ?? "";
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return btoa(String.fromCharCode(...new Uint8Array(digest)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
};

const rowsOf = async (env, hash, ...sql) => {
	const bound = sql.map((text) =>
		text === session
			? env.DB.prepare(text).bind(hash, Date.now())
			: text.includes("?1")
				? env.DB.prepare(text).bind(hash)
				: env.DB.prepare(text),
	);
	return (await env.DB.batch(bound)).map((result) => result.results);
};

const page = (rows) =>
	`<!doctype html><title>Bare</title><table>${rows.map((row) => `<tr><td>${row.name}</td><td>${row.slug}</td><td>${row.status}</td></tr>`).join("")}</table>`;

/** What the calls of customers ask of the database, in one batch. */
const crm = async (request, env, hash) => {
	const { pathname, searchParams } = new URL(request.url);
	const tenant = searchParams.get("tenant");
	const ask = (sql, ...values) => env.DB.prepare(sql).bind(hash, tenant, ...values);
	const enter = ask(entered, Date.now());
	const id = () => crypto.randomUUID();
	const made = pathname === "/crm/make" ? await request.json() : {};
	const work = {
		"/crm/customers": () => [ask(byName)],
		"/crm/page": () => [ask(byName)],
		"/crm/one": () => [ask(one, searchParams.get("org_no")), ask(notesOf, searchParams.get("org_no"))],
		"/crm/make": () => [ask(making, id(), id(), made.name), ask(auditing, id(), id(), id())],
	}[pathname]();
	const [user, ...results] = (await env.DB.batch([enter, ...work])).map(({ results }) => results);
	if (user.length === 0) return new Response(null, { status: 401 });
	if (pathname === "/crm/page") {
		const rows = results[0].map((row) => ({ ...row, slug: row.org_no, status: row.municipality }));
		return new Response(page(rows), { headers: { "Content-Type": "text/html" } });
	}
	return Response.json({ items: results[0], notes: results[1] }, { status: pathname === "/crm/make" ? 201 : 200 });
};

/** A form, a reply to it with all rows that the portal writes, and its figures. */
const forms = async (request, env) => {
	const { pathname, searchParams } = new URL(request.url);
	const given = (name) => searchParams.get(name);
	if (pathname === "/forms/page") {
		const { results } = await env.DB.prepare(formPage).bind(given("guid")).all();
		const [{ title, definition }] = results;
		const labels = JSON.parse(definition).pages.flatMap(({ sections }) =>
			sections.flatMap(({ questions }) => questions.map(({ label }) => ({ name: label.en, slug: "", status: "" }))),
		);
		return new Response(`${title}${page(labels)}`, { headers: { "Content-Type": "text/html" } });
	}
	if (pathname === "/forms/report") {
		const bound = env.DB.prepare(figures).bind(given("tenant"), given("form"), given("from"), given("to"));
		return Response.json((await bound.all()).results);
	}
	const { tenant, form, answers } = await request.json();
	const [id, day, text] = [crypto.randomUUID(), "2026-11-22", JSON.stringify(answers)];
	const ask = (sql, ...values) => env.DB.prepare(sql).bind(...values);
	const audit = () => ask(auditing, "guest", tenant, crypto.randomUUID(), id, crypto.randomUUID());
	await env.DB.batch([
		ask(replying, tenant, id, form, day, text),
		audit(),
		ask(answering, tenant, id, form, day, text),
		audit(),
		ask(dayOfForm, tenant, form, day),
		ask(counted, tenant, form, Date.now()),
	]);
	return Response.json({ id }, { status: 201 });
};

/** The next item of a test: all that it is chosen by in one batch, and the answer with it in another. */
const language = async (request, env) => {
	const { tenant, link, attempt, item } = await request.json();
	const ask = (sql, ...values) => env.DB.prepare(sql).bind(...values);
	const [, , , { results: pool }] = await env.DB.batch([
		ask(
			"select * from nl_links l join nl_tests t on t.tenant_id = l.tenant_id and t.id = l.test_id where l.tenant_id = ?1 and l.guid = ?2",
			tenant,
			link,
		),
		ask("select * from nl_attempts where tenant_id = ?1 and id = ?2", tenant, attempt),
		ask("select * from nl_answers where tenant_id = ?1 and attempt_id = ?2", tenant, attempt),
		ask(
			"select id, skill, level, kind, a, b, status, times_shown from nl_items where tenant_id = ?1 and status in ('live', 'pilot') and deleted_at is null limit 2000",
			tenant,
		),
	]);
	const audit = () => ask(auditing, "guest", tenant, crypto.randomUUID(), attempt, crypto.randomUUID());
	await env.DB.batch([
		ask(
			"insert or replace into nl_answers (tenant_id, id, attempt_id, item_id, answer, score, created_at, updated_at) values (?1, ?2 || ':' || ?3, ?2, ?3, '{}', 1000, 1, 1)",
			tenant,
			attempt,
			item,
		),
		audit(),
		ask(
			"update nl_attempts set answered = 1, items = json_insert(items, '$[#]', json_object('id', ?3)) where tenant_id = ?1 and id = ?2",
			tenant,
			attempt,
			pool[0].id,
		),
		audit(),
	]);
	return Response.json({ id: pool[0].id }, { status: 201 });
};

/** What is taken of the resources, an event's participants, and a registration with its place. */
const bookings = async (request, env, hash) => {
	const { pathname, searchParams } = new URL(request.url);
	const ask = (sql, ...values) => env.DB.prepare(sql).bind(...values);
	if (request.method === "POST") {
		const { tenant, event, email } = await request.json();
		const id = crypto.randomUUID();
		const audit = () => ask(auditing, "guest", tenant, crypto.randomUUID(), id, crypto.randomUUID());
		await env.DB.batch([
			ask(registering, tenant, id, event, email),
			audit(),
			ask(placing, tenant, id, event),
			audit(),
			ask(tallied, tenant, event),
		]);
		return Response.json({ id }, { status: 201 });
	}
	const given = (name) => searchParams.get(name);
	const enter = ask(session, hash, Date.now());
	const work =
		pathname === "/resources/free"
			? [
					ask(taken, hash, given("tenant"), Number(given("from")), Number(given("until"))),
					ask(rooms, hash, given("tenant")),
				]
			: [ask(participants, hash, given("tenant"), given("event"))];
	const [[user], ...results] = (await env.DB.batch([enter, ...work])).map((result) => result.results);
	if (!user) return new Response(null, { status: 401 });
	if (pathname === "/resources/free") return Response.json({ taken: results[0].length, items: results[1] });
	return new Response(page(results[0]), { headers: { "Content-Type": "text/html" } });
};

/** A step of a course with its outline, or how far each of its learners is. */
const coursework = async (request, env, hash) => {
	const { pathname, searchParams } = new URL(request.url);
	const ask = (sql, ...names) => env.DB.prepare(sql).bind(hash, ...names.map((name) => searchParams.get(name)));
	const enter = env.DB.prepare(session).bind(hash, Date.now());
	const outline = ask(course, "tenant", "course");
	const work = pathname === "/courses/step" ? ask(lesson, "tenant", "part") : ask(learners, "tenant", "course");
	const [[user], , rows] = (await env.DB.batch([enter, outline, work])).map((result) => result.results);
	if (!user) return new Response(null, { status: 401 });
	return new Response(page(rows), { headers: { "Content-Type": "text/html" } });
};

const PART = 5 * 1024 * 1024;

/** A large one as the store wants it: in parts, one of them in memory. */
const putInParts = async (env, key, body) => {
	const upload = await env.MEDIA.createMultipartUpload(key);
	const reader = body.getReader({ mode: "byob" });
	const parts = [];
	for (;;) {
		const { value, done } = await reader.readAtLeast(PART, new Uint8Array(PART));
		if (value?.length) parts.push(await upload.uploadPart(parts.length + 1, value));
		if (done || !value?.length) return upload.complete(parts);
	}
};

/** A file into the store or out of it, and nothing else; with `asked` the session is looked up before, with `one` the least of all questions is put. */
const file = async (request, env, hash) => {
	const { searchParams } = new URL(request.url);
	const key = searchParams.get("key");
	if (searchParams.has("asked")) {
		const [[user]] = await rowsOf(env, hash, session);
		if (!user) return new Response(null, { status: 401 });
	}
	if (searchParams.has("one")) await env.DB.prepare("select 1").all();
	if (request.method === "PUT") {
		await (request.headers.get("content-length") > PART
			? putInParts(env, key, request.body)
			: env.MEDIA.put(key, request.body));
		return new Response("ok");
	}
	const found = await env.MEDIA.get(key);
	return new Response(found.body, { headers: { ETag: found.httpEtag, "Content-Length": String(found.size) } });
};

export default {
	async fetch(request, env) {
		const { pathname } = new URL(request.url);
		const hash = await hashOf(request);
		if (pathname === "/menu") {
			const [[user], own, items, parts] = await rowsOf(env, hash, session, memberships, grants, components);
			if (!user) return new Response(null, { status: 401 });
			return Response.json({
				items: items.map((item) => ({
					...item,
					tenant: own.find((one) => one.id === item.tenant_id)?.name,
					components: parts.filter((part) => part.module_id === item.module_id),
				})),
			});
		}
		if (pathname === "/poll") {
			const [[user], items] = await rowsOf(env, hash, session, notices);
			return user ? Response.json({ items }) : new Response(null, { status: 401 });
		}
		if (pathname.startsWith("/resources/") || pathname.startsWith("/events/")) return bookings(request, env, hash);
		if (pathname.startsWith("/courses/")) return coursework(request, env, hash);
		if (pathname === "/page") {
			const [[user], , , , rows] = await rowsOf(env, hash, session, memberships, grants, components, tenants);
			return user
				? new Response(page(rows), { headers: { "Content-Type": "text/html" } })
				: new Response(null, { status: 401 });
		}
		if (pathname === "/file") return file(request, env, hash);
		if (pathname.startsWith("/forms/")) return forms(request, env);
		if (pathname.startsWith("/language/")) return language(request, env);
		if (pathname.startsWith("/crm/")) return crm(request, env, hash);
		if (pathname === "/hash") {
			await new Promise((resolve) =>
				scrypt("followup-demo", "0123456789abcdef", 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 }, resolve),
			);
			return new Response("done");
		}
		return new Response("ok");
	},
};
