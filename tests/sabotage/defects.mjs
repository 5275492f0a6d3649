// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source
/**
 * Mistakes that somebody could make one day. Each is put into the source as a change of text; the tests named must fail on
 * it. A text that is not found any more is a failure too: mend the defect, don't drop it. What has to be built is built
 * once with all of them: `ON` stands in them for whether it is this one's turn.
 * @typedef {{ name: string, file: string, find: string, replace: string, seenBy: (keyof typeof import("./suites.mjs").suites)[] }} Defect
 */

const rows = "app/platform/tenant/rows.server.ts";
const enter = "app/platform/tenant/enter.server.ts";
const principalSql = "app/platform/tenant/principal-sql.server.ts";
const mine = "eq(table.tenantId, this.tenantId)";

/** @type {Defect[]} */
export const defects = [
	{
		name: "the tenant's filter is dropped everywhere",
		file: rows,
		find: `return and(${mine}, where && sql\`(\${where})\`) as SQL;`,
		replace: `return (ON ? (where ?? sql\`1 = 1\`) : and(${mine}, where && sql\`(\${where})\`)) as SQL;`,
		seenBy: ["rows", "matrix"],
	},
	{
		name: "a hand-written `or` reaches around the tenant",
		file: rows,
		find: `return and(${mine}, where && sql\`(\${where})\`) as SQL;`,
		replace: `return and(${mine}, where) as SQL;`,
		seenBy: ["rows"],
	},
	{
		name: "lists are not filtered",
		file: rows,
		find: "${joins} where ${this.mine(table, where)}${sorted}",
		replace: "${joins} where ${where ?? sql`true`}${sorted}",
		seenBy: ["rows"],
	},
	{
		name: "a change reaches any tenant",
		file: rows,
		find: ".where(this.mine(table, and(eq(table.id, id), unmoved, only && sql`(${only})`)))",
		replace: ".where(and(eq(table.id, id), unmoved, only))",
		seenBy: ["rows"],
	},
	{
		name: "a removal reaches any tenant",
		file: rows,
		find: `			.delete(table)
			.where(this.mine(table, eq(table.id, id)))`,
		replace: `			.delete(table)
			.where(eq(table.id, id))`,
		seenBy: ["rows"],
	},
	{
		name: "a removal of many reaches any tenant",
		file: rows,
		find: "const statement = this.db.delete(table).where(this.mine(table, where)).returning();",
		replace: "const statement = this.db.delete(table).where(where).returning();",
		seenBy: ["rows"],
	},
	{
		name: "the log of a removal of many holds rows of any tenant",
		file: rows,
		find: "from ${table} where ${this.mine(table, where)}`",
		replace: "from ${table} where ${where}`",
		seenBy: ["rows"],
	},
	{
		name: "a count forgets the tenant",
		file: rows,
		find: "found.where(this.mine(table, where)).limit(upTo)",
		replace: "found.where(where).limit(upTo)",
		seenBy: ["rows"],
	},
	{
		name: "a join takes rows of any tenant",
		file: "app/platform/tenant/selection.server.ts",
		find: 'on "${name}"."tenant_id" = "${own}"."tenant_id" and "${name}"."id"',
		replace: 'on "${name}"."id"',
		seenBy: ["rows"],
	},
	{
		name: "a row says itself whose it is",
		file: rows,
		find: "updatedAt: at }), tenantId: this.tenantId };",
		replace: "updatedAt: at }), tenantId: (row as { tenantId?: string }).tenantId ?? this.tenantId };",
		seenBy: ["rows"],
	},
	{
		name: "a change may carry a row over to another tenant",
		file: rows,
		find: "		delete (values as Record<string, unknown>).tenantId;\n",
		replace: "",
		seenBy: ["rows"],
	},
	{
		name: "the tenant that a request names is believed",
		file: enter,
		find: "const foreign = isSuperadmin ? await findTenant",
		replace: "const foreign = ON || isSuperadmin ? await findTenant",
		seenBy: ["matrix"],
	},
	{
		name: "grants outlive the membership",
		file: "app/platform/tenant/principal.server.ts",
		find: "d1.prepare(membershipsSql)",
		replace: `d1.prepare(ON ? membershipsSql.replace("and m.is_active = 1 and t.status = 'active'", "") : membershipsSql)`,
		seenBy: ["matrix"],
	},
	{
		name: "grants outlive the membership in the calls of a module",
		file: principalSql,
		find: "left join memberships m on m.user_id = u.id and m.is_active = 1",
		replace: `left join memberships m on m.user_id = u.id \${ON ? "" : "and m.is_active = 1"}`,
		seenBy: ["matrix"],
	},
	{
		name: "an expired or inactive module still opens",
		file: "app/platform/tenant/access.ts",
		find: 'if (accessStatus(entry, tenant.timeZone, now) !== "live" || entry.level < level) return false;',
		replace: 'if ((!ON && accessStatus(entry, tenant.timeZone, now) !== "live") || entry.level < level) return false;',
		seenBy: ["matrix"],
	},
	{
		name: "any member of a tenant enters every module",
		file: enter,
		find: `	if (!entry || !may(entry, tenant, now, level, component)) return undefined;
	return { role:`,
		replace: `	if (ON) return { role: entry?.role ?? "", level: entry?.level ?? 0, entry };
	if (!entry || !may(entry, tenant, now, level, component)) return undefined;
	return { role:`,
		seenBy: ["matrix"],
	},
	{
		name: "any member counts as the tenant's ADMIN",
		file: enter,
		find: 'if (visit.access.role !== "ADMIN") throw notAllowed();',
		replace: 'if (!ON && visit.access.role !== "ADMIN") throw notAllowed();',
		seenBy: ["matrix"],
	},
	{
		name: "everybody is a super-admin",
		file: enter,
		find: "if (!isSuperadmin) throw notAllowed();",
		replace: "if (!ON && !isSuperadmin) throw notAllowed();",
		seenBy: ["matrix"],
	},
	{
		name: "a foreign tenant is told from one that is not there",
		file: enter,
		find: `		if (foreign && matches(foreign, claim)) return foreign;
		throw notFound();`,
		replace: `		if (foreign && matches(foreign, claim)) return foreign;
		if (ON && (await findTenant(context, claim))) throw notAllowed();
		throw notFound();`,
		seenBy: ["matrix"],
	},
	{
		name: "notifications of any user",
		file: "app/platform/inbox.server.ts",
		find: "eq(notifications.userId, this.userId)",
		replace: "(ON ? sql`1 = 1` : eq(notifications.userId, this.userId))",
		seenBy: ["matrix"],
	},
	{
		name: "notifications of any user, read along with the session",
		file: "app/platform/inbox.server.ts",
		find: "from (select * from notifications where user_id = u.id and case",
		replace: `from (select * from notifications where \${ON ? "" : "user_id = u.id and"} case`,
		seenBy: ["matrix"],
	},
	{
		name: "failures tell what went wrong inside",
		file: "app/platform/http.server.ts",
		find: "detail: details.detail ? sentence(details.detail, t) : title,",
		replace:
			"detail: ON ? `select * from memberships where id = 1: ${new Error('x').stack}` : details.detail ? sentence(details.detail, t) : title,",
		seenBy: ["matrix"],
	},
	{
		name: "a page's loader is a plain function",
		file: "app/shell/routes/notifications.tsx",
		find: "export const loader = ",
		replace: "export const loader = ON ? async () => ({}) : ",
		seenBy: ["routes"],
	},
	{
		name: "a module opens the door over all tenants",
		file: "app/modules/users/manifest.ts",
		find: 'import { defineModule } from "../../platform/manifest";',
		replace:
			'import { defineModule } from "../../platform/manifest";\nexport type { Across } from "../../platform/tenant/across.server";',
		seenBy: ["sources"],
	},
	{
		name: "a table is made without an owner",
		file: "db/schema/directory.ts",
		find: 'export const advisorClients = tenantTable(\n\t"advisor_clients",',
		replace:
			'import { sqliteTable } from "drizzle-orm/sqlite-core";\nexport const strays = sqliteTable("strays", { id: text("id").primaryKey(), body: text("body") });\nexport const advisorClients = tenantTable(\n\t"advisor_clients",',
		seenBy: ["tables"],
	},
	{
		name: "a record is found in any tenant",
		file: rows,
		find: 'where "tenant_id" = ? and "id" = ?`, [this.tenantId, id]',
		replace: 'where "id" = ?`, [id]',
		seenBy: ["rows"],
	},
	{
		name: "what is joined comes from all tenants",
		file: rows,
		find: "const those = sql`select * from ${table} where ${table.tenantId} = ${this.tenantId}`;",
		replace: "const those = sql`select * from ${table}`;",
		seenBy: ["rows"],
	},
	{
		name: "SQL of one's own reads a table of all tenants",
		file: rows,
		find: "return { query: rawQuery(this.db, narrowed(query)),",
		replace: "return { query: rawQuery(this.db, query),",
		seenBy: ["rows"],
	},
	{
		name: "a write of a fixed text need not name the tenant",
		file: rows,
		find: "if (!isOfTenant(text)) throw",
		replace: "if (text === '') throw",
		seenBy: ["rows"],
	},
	{
		name: "a claim takes what is another tenant's",
		file: rows,
		find: ".where(this.mine(table, and(eq(table.id, id), sql`(${free})`)))",
		replace: ".where(and(eq(table.id, id), sql`(${free})`))",
		seenBy: ["rows"],
	},
	{
		name: "a module holds the database of the request",
		file: "app/modules/users/member-actions.server.ts",
		find: "const id = visit.rows.select(people, { id: people.id }).where(here);",
		replace: "const id = visit.context.db.select({ id: people.id }).from(people).where(here);",
		seenBy: ["sources"],
	},
	{
		name: "a module makes the request's own context out of its tools",
		file: "app/modules/users/members.list.server.ts",
		find: 'import type { Visit } from "#app/platform/tenant/context";',
		replace:
			'import { wholeContext } from "#app/platform/request-context.server";\nimport type { Visit } from "#app/platform/tenant/context";\nexport const databaseBehind = (visit: Visit) => wholeContext(visit.context);',
		seenBy: ["sources"],
	},
	{
		name: "a condition of one's own replaces the record",
		file: rows,
		find: "only && sql`(${only})`)))",
		replace: "undefined), only))",
		seenBy: ["tenantRows"],
	},
	{
		name: "a version stands still within a millisecond",
		file: "app/platform/tenant/commit.server.ts",
		find: "max(${now.getTime()}, ${updatedAt} + 1)",
		replace: "${now.getTime()}",
		seenBy: ["tenantRows"],
	},
	{
		name: "an audit row is written where nothing changed",
		file: "app/platform/tenant/commit.server.ts",
		find: "select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where changes() > 0`",
		replace: "select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where changes() >= 0`",
		seenBy: ["tenantRows"],
	},
	{
		name: "an earlier answer is for whoever sends its key",
		file: "app/platform/answer.server.ts",
		find: 'hashToken(`${token ?? ""}\\n${url.pathname}\\n${key}`)',
		replace: "hashToken(`${url.pathname}\\n${key}`)",
		seenBy: ["claims"],
	},
	{
		name: "a key is taken whatever is sent with it",
		file: "app/platform/answer.server.ts",
		find: "	if (row && row.fingerprint !== once.fingerprint) throw",
		replace: "	if (row && !row.fingerprint) throw",
		seenBy: ["claims"],
	},
	{
		name: "who is no longer let in gets the earlier answer",
		file: "app/platform/answer.server.ts",
		find: 'if (one.status === "rejected") throw one.reason;',
		replace:
			'if (one.status === "rejected" && two.status === "fulfilled" && two.value) return [undefined as never, two.value] as const;\n	if (one.status === "rejected") throw one.reason;',
		seenBy: ["claims"],
	},
	{
		name: "a grant opens what is above its level",
		file: "app/platform/tenant/access.ts",
		find: '!== "live" || entry.level < level) return false;',
		replace: '!== "live") return false;',
		seenBy: ["menu"],
	},
	{
		name: "a screen opens to roles that the catalogue does not name",
		file: "app/platform/tenant/access.ts",
		find: "isFront(component.link) || component.roles.includes(entry.role);",
		replace: "isFront(component.link) || component.roles.length > 0;",
		seenBy: ["access"],
	},
	{
		name: "access ends a day too early",
		file: "app/platform/tenant/access.ts",
		find: 'entry.expires < day) return "expired";',
		replace: 'entry.expires <= day) return "expired";',
		seenBy: ["expiry"],
	},
	{
		name: "access begins a day too early",
		file: "app/platform/tenant/access.ts",
		find: "entry.starts > day ?",
		replace: "entry.starts > today(timeZone, new Date(now.getTime() + 86_400_000)) ?",
		seenBy: ["expiry"],
	},
	{
		name: "passwords may be tried without end",
		file: "app/platform/throttle.server.ts",
		find: "	limit: 5,",
		replace: "	limit: 5_000,",
		seenBy: ["throttle"],
	},
	{
		name: "an IPv6 network has as many tries as addresses",
		file: "app/platform/throttle.server.ts",
		find: 'address.split(":").slice(0, 4)',
		replace: 'address.split(":").slice(0, 8)',
		seenBy: ["throttle"],
	},
	{
		name: "who has no password comes in with any of no length",
		file: "app/platform/password.server.ts",
		find: "timingSafeEqual(expected, actual) && hash !== null;",
		replace: "(hash === null || timingSafeEqual(expected, actual));",
		seenBy: ["password"],
	},
	{
		name: "a way back leads to another site by its dots",
		file: "app/platform/http.server.ts",
		find: 'url.origin !== "https://here.invalid" || url.pathname.startsWith("//");',
		replace: 'url.origin !== "https://here.invalid";',
		seenBy: ["safePath"],
	},
	{
		name: "a link in a text runs a script",
		file: "app/platform/rich-text/links.ts",
		find: "if (!protocols.has(url.protocol)) return null;",
		replace: 'if (url.protocol === "data:") return null;',
		seenBy: ["richText"],
	},
	{
		name: "a cell of an export runs as a formula",
		file: "app/platform/csv.ts",
		find: "isFormula(value) ? `'${value}` : value;",
		replace: "isFormula(value) ? value : value;",
		seenBy: ["exports"],
	},
	{
		name: "a private file opens by the module's level",
		file: "app/media/library/rights.server.ts",
		find: 'const byLevel = file.isPrivate ? "none" : highest(',
		replace: "const byLevel = highest(",
		seenBy: ["mediaRights"],
	},
	{
		name: "whoever has put a file into another's tree keeps it as their own",
		file: "app/media/library/rights.server.ts",
		find: 'file.ownerId === user.id || (file.ownerId === "" && file.uploaderId === user.id);',
		replace: "file.ownerId === user.id || file.uploaderId === user.id;",
		seenBy: ["mediaRights"],
	},
	{
		name: "what lies in the trash goes a day too early",
		file: "app/platform/trash-sweep.server.ts",
		find: "context.now.getTime() - TRASH_DAYS * DAY",
		replace: "context.now.getTime() - (TRASH_DAYS - 1) * DAY",
		seenBy: ["trash"],
	},
];
