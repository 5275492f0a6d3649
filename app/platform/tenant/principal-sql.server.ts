// What is asked of the database about whoever sends a request; ?1 is the hash of the token, ?2 the moment.

/**
 * What a call wants to know of the person and nothing else decides: SQL for one text about the user `u`, read in the
 * statement of the session, so that whoever has no session gets none. Its values are ?3 and those that follow.
 */
export type Alongside = { sql: string; values: (string | number | null)[] };

export const tenantColumns = `id, guid, name, slug, logo_key as logoKey, logo_dark_key as logoDarkKey, accent, language, time_zone as timeZone,
	second_factor as secondFactor, keeps_on_devices as keepsOnDevices, database`;

const userColumns = `u.id, u.guid, u.email, u.first_name as firstName, u.last_name as lastName, u.language,
	u.time_zone as timeZone, u.theme, u.photo_key as photoKey, u.is_superadmin as isSuperadmin, u.inbox_version as inboxVersion, u.home_layout as homeLayout, u.tour_left_at as tourLeftAt, u.appearance, s.id as sessionId,
	s.expires_at as sessionExpiresAt, s.last_seen_at as sessionSeenAt, s.created_at as sessionCreatedAt,
	(u.second_factor_at is not null or s.is_sso = 1) as hasSecondFactor,
	exists (select 1 from portal_settings where u.is_superadmin = 1 and superadmin_second_factor = 1) as needsSecondFactor`;
const ofSession = `s.token_hash = ?1 and s.expires_at > ?2 and u.is_active = 1`;

export const sessionSql = (more?: Alongside) => `select ${userColumns}${more ? `, ${more.sql} as alongside` : ""}
	from sessions s join users u on u.id = s.user_id where ${ofSession}`;

// Joined crosswise, which SQLite carries out in the order written: left to itself it looks at every active tenant first.
export const membershipsSql = `select m.id as membershipId, m.role, t.id, t.guid, t.name, t.slug, t.logo_key as logoKey, t.logo_dark_key as logoDarkKey, t.accent, t.language,
	t.time_zone as timeZone, t.second_factor as secondFactor, t.keeps_on_devices as keepsOnDevices, t.database from sessions s cross join memberships m on m.user_id = s.user_id cross join tenants t on t.id = m.tenant_id
	where s.token_hash = ?1 and m.is_active = 1 and t.status = 'active' order by t.name`;

const entryColumns = `g.id as grantId, g.tenant_id as tenantId, e.id as modulesTenantId, mo.id as moduleId, mo.guid as moduleGuid,
	mo.key as moduleKey, mo.label, mo.titles, mo.icon, mo.translation_key as translationKey, e.status, e.starts, e.expires, r.name as role, r.level`;

export const entriesSql = `select ${entryColumns} from sessions s join modules_tenant_user g on g.user_id = s.user_id
	join modules_tenant e on e.tenant_id = g.tenant_id and e.id = g.modules_tenant_id
	join modules mo on mo.id = e.module_id and mo.is_active = 1
	join module_roles r on r.id = g.module_role_id and r.module_id = mo.id
	where s.token_hash = ?1`;

/**
 * All that a call in one module needs, in one statement: the person, their tenants (none: one row without), and in each
 * of these their grant in the module.
 */
export const inModuleSql = (
	key: string,
) => `select ${userColumns}, m.id as membershipId, m.role as memberRole, t.id as t_id, t.guid as t_guid,
	t.name as t_name, t.slug as t_slug, t.logo_key as t_logoKey, t.logo_dark_key as t_logoDarkKey, t.accent as t_accent, t.language as t_language, t.time_zone as t_timeZone,
	t.second_factor as t_secondFactor, t.keeps_on_devices as t_keepsOnDevices, t.database as t_database,
	${entryColumns}
	from sessions s join users u on u.id = s.user_id
	left join memberships m on m.user_id = u.id and m.is_active = 1
	left join tenants t on t.id = m.tenant_id and t.status = 'active'
	left join modules mo on mo.key = ${key} and mo.is_active = 1
	left join modules_tenant e on e.tenant_id = t.id and e.module_id = mo.id
	left join modules_tenant_user g on g.modules_tenant_id = e.id and g.user_id = u.id and g.tenant_id = t.id
	left join module_roles r on r.id = g.module_role_id and r.module_id = mo.id
	where ${ofSession} order by t.name`;

/** Whether the user `u` of session `s` may enter tenant `t` as member `m`: `isAdmitted` of second-factor/policy.ts, in SQL. */
const admitted = `(t.second_factor = 'none' or u.second_factor_at is not null or s.is_sso = 1
	or (t.second_factor = 'administrators' and m.role <> 'ADMIN') or (t.second_factor = 'staff' and m.role = 'CLIENT'))`;

/**
 * Whoever sends a request, as they stand in one tenant and module, as a JSON text (`Asker`) for the statement that reads a row
 * of that tenant; null where there is no session.
 */
export const askerSql = (
	tenantId: string,
	moduleKey: string,
) => `(select json_object('id', u.id, 'isSuperadmin', u.is_superadmin = 1 and (u.second_factor_at is not null or s.is_sso = 1
		or not exists (select 1 from portal_settings where u.is_superadmin = 1 and superadmin_second_factor = 1)), 'isMember', m.id is not null, 'timeZone', t.time_zone,
	'status', e.status, 'starts', e.starts, 'expires', e.expires, 'role', r.name, 'level', r.level)
	from sessions s join users u on u.id = s.user_id
	left join tenants t on t.id = ${tenantId} and t.status = 'active'
	left join memberships m on m.tenant_id = t.id and m.user_id = u.id and m.is_active = 1 and ${admitted}
	left join modules mo on mo.key = ${moduleKey} and mo.is_active = 1
	left join modules_tenant e on e.tenant_id = m.tenant_id and e.module_id = mo.id
	left join modules_tenant_user g on g.tenant_id = e.tenant_id and g.modules_tenant_id = e.id and g.user_id = u.id
	left join module_roles r on r.id = g.module_role_id and r.module_id = mo.id
	where ${ofSession} limit 1)`;

/** A number in the menu goes no further. */
export const WAITING_MAX = 100;

const countingWaiting = (waiting: string) =>
	`select a.tenant_id as tenantId, (select count(*) from (select 1 ${waiting} limit ${WAITING_MAX})) as count`;

/** The same in the own database of tenant ?1, for the user ?2 of level ?3. */
export const waitingApartSql = (waiting: string) =>
	`${countingWaiting(waiting)} from (select ?1 as tenant_id, ?2 as user_id, ?3 as level) a`;

/**
 * How much waits for the visitor in one module, by tenant: ?2 is the module's key, ?3 the least level. `waiting` is what
 * the module says of itself (`NeedsOfModule`).
 */
export const waitingSql = (waiting: string) => `${countingWaiting(waiting)}
	from (select g.tenant_id, g.user_id, r.level from sessions s cross join modules mo on mo.key = ?2 and mo.is_active = 1
		cross join memberships m on m.user_id = s.user_id and m.is_active = 1
		cross join modules_tenant e on e.tenant_id = m.tenant_id and e.module_id = mo.id
		cross join modules_tenant_user g on g.tenant_id = e.tenant_id and g.modules_tenant_id = e.id and g.user_id = m.user_id
		cross join module_roles r on r.id = g.module_role_id and r.module_id = mo.id and r.level >= ?3
		where s.token_hash = ?1) a`;

export const componentsSql = `select c.id, c.module_id as moduleId, c.link, c.icon, c.title, c.titles, c.url, c.translation_key as translationKey,
	c.visible_in_menu as visibleInMenu, c.roles from modules mo cross join module_components c on c.module_id = mo.id`;

export const unseenSql = `select count(*) as count from sessions s join notifications n on n.user_id = s.user_id and n.seen = 0 and n.returns_at is null
	where s.token_hash = ?1`;

/** The first active administrator of each tenant of which the visitor has a grant in a module that is over or off. */
export const contactsSql = `select e.tenant_id as tenantId, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
	from (select distinct g.tenant_id, s.user_id from sessions s join modules_tenant_user g on g.user_id = s.user_id
		join modules_tenant x on x.tenant_id = g.tenant_id and x.id = g.modules_tenant_id and (x.status <> 1 or x.expires < ?2)
		join memberships own on own.tenant_id = g.tenant_id and own.user_id = s.user_id and own.is_active = 1
		where s.token_hash = ?1) e
	join users u on u.id = (select a.user_id from memberships a join users au on au.id = a.user_id and au.is_active = 1
		where a.tenant_id = e.tenant_id and a.role = 'ADMIN' and a.is_active = 1 and a.user_id <> e.user_id order by a.id limit 1)`;

/** What the provider announces at ?2, to all or to a tenant of the visitor: what is most urgent first. */
export const announcementsSql = `select a.id, a.level, a.texts from announcements a where a.ends_at > ?2 and a.starts_at <= ?2
	and (a.only_tenant_id is null or a.only_tenant_id in (select m.tenant_id from sessions s
		join memberships m on m.user_id = s.user_id and m.is_active = 1 where s.token_hash = ?1))
	order by case a.level when 'critical' then 0 when 'important' then 1 else 2 end, a.starts_at desc limit 3`;

const viewsOfOwn = `select v.tenant_id as tenantId, v.list, v.id, v.name, v.query, null as role from own
	join list_pins p on p.tenant_id = own.tenant_id and p.user_id = own.user_id
	join list_views v on v.tenant_id = p.tenant_id and v.id = p.view_id and (v.is_shared = 1 or v.owner_id = own.user_id)
	union all
	select v.tenant_id, v.list, v.id, v.name, v.query, d.role from own join list_defaults d on d.tenant_id = own.tenant_id
	join list_views v on v.tenant_id = d.tenant_id and v.id = d.view_id and v.is_shared = 1 order by 4`;

/** What stands in the menu of saved views: those pinned, without a role, and the shared ones that lists open with. */
export const viewsSql = `with own as (select m.tenant_id, m.user_id from sessions s join memberships m on m.user_id = s.user_id and m.is_active = 1
	where s.token_hash = ?1) ${viewsOfOwn}`;

/** The same in the own database of tenant ?1, for the user ?2. */
export const viewsApartSql = `with own as (select ?1 as tenant_id, ?2 as user_id) ${viewsOfOwn}`;
