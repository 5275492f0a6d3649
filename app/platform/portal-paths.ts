/** Paths of this site's own pages, so that no address is spelled twice. A tenant's page carries the tenant's guid. */
export const to = {
	home: () => "/home",
	profile: () => "/yourprofile",
	/** Where a second factor is set up; `from` is the page that cannot be opened without one. */
	secondFactor: (from?: string) => `/yourprofile/second_factor${from ? `?from=${encodeURIComponent(from)}` : ""}`,
	notifications: () => "/notifications",
	/** How a person is told of what. */
	notificationSettings: () => "/notifications/settings",
	/** Where a letter's link turns its kind off. */
	unsubscribe: (token: string) => `/unsubscribe/${token}`,
	/** What is found in all modules. */
	search: (text?: string) => (text ? `/search?${new URLSearchParams({ q: text })}` : "/search"),
	/** The help; `from` is the path of the page that somebody wants help with. */
	/** A step of the tour of the home page, from 1. */
	tour: (step: number) => `/home?tour=${step}`,
	help: (from?: string) => (from === undefined ? "/help" : `/help?from=${encodeURIComponent(from)}`),
	helpOn: (topic: string) => `/help/${topic}`,
	/** All that a person is to do in a tenant; without one: in the one that is current. */
	ownTasks: (guid?: string) => (guid === undefined ? "/yourtasks" : `/${guid}/yourtasks`),
	/** Where one writes a task for oneself, or for a colleague; whom it finds. */
	newTask: (guid: string) => `/${guid}/yourtasks/new`,
	taskPeople: (guid: string) => `/${guid}/yourtasks/people`,
	/** One of them that is about no customer; it leads on to the module that lists tasks where that is open. */
	ownTask: (guid: string, id: string) => `/${guid}/yourtasks/${id}`,
	/** What a person has been asked and has answered in a tenant; without one: in the one that is current. */
	ownForms: (guid?: string) => (guid === undefined ? "/yourforms" : `/${guid}/yourforms`),
	ownReply: (guid: string, id: string) => `/${guid}/yourforms/${id}`,
	/** How it goes with a person by a form that they have answered. */
	ownOverTime: (guid: string, form: string) => `/${guid}/yourforms/form/${form}`,
	login: (redirectTo?: string) => (redirectTo ? `/login?redirectTo=${encodeURIComponent(redirectTo)}` : "/login"),
	/** Where the code is asked for, after the password. */
	loginCode: (redirectTo?: string) =>
		redirectTo ? `/login/code?redirectTo=${encodeURIComponent(redirectTo)}` : "/login/code",
	/** The page from which one goes on to the organisation's own provider; its form's action too. */
	sso: () => "/login/sso",
	/** Where the provider sends people back to, registered there. */
	ssoCallback: () => "/login/sso/callback",
	forgotPassword: () => "/forgotpassword",
	confirmEmail: (token: string) => `/confirmemail/${token}`,
	/** Says what is missing for the page at `from`. */
	notAllowed: (from: string) => `/error?access=not%20allowed&from=${encodeURIComponent(from)}`,
	/** Makes the tenant the current one and goes home. */
	tenant: (guid: string) => `/${guid}`,
	/** A module's page: the path as its manifest has it. */
	inTenant: (guid: string, path: string) => `/${guid}/${path}`,
	/** A module by its id: opens as the menu opens it, and where it does not the page says what is missing. */
	moduleOf: (guid: string, moduleId: string) => `/${guid}?module_id=${encodeURIComponent(moduleId)}`,
	/** What a person keeps on this device, and what stands in for a page that is not kept. */
	onDevice: () => "/offline",
	/** By which the portal is installed as an app; `guid`: under a tenant's name. */
	appManifest: (guid?: string) => (guid === undefined ? "/app_manifest" : `/app_manifest/${guid}`),
	logo: (guid: string) => `/logo/${guid}`,
	/** Somebody's picture, as their row says it; null where they have none. */
	photo: ({ id, photo }: { id: string; photo: string | null }) =>
		photo === null ? null : `/api/photo/${id}?v=${photo}`,
	users: (guid: string) => `/${guid}/user/users`,
	/** The page of a client, by the person's id: for those who follow up, and for the client. */
	participant: (guid: string, person: string) => `/${guid}/user/users/${person}`,
	/** What an administrator says and sees of their own tenant. */
	organisation: (guid: string) => `/${guid}/user/organisation`,
	invite: (guid: string) => `/${guid}/user/users/invite`,
	invitations: (guid: string) => `/${guid}/user/users/invitations`,
	provider: () => "/followup",
	tenants: () => "/followup/tenants",
	newTenant: () => "/followup/tenants/new",
	modules: () => "/followup/modules",
	auditLog: () => "/followup/audit",
	exports: () => "/followup/exports",
	/** What the provider offers every tenant for its forms. */
	formLibrary: () => "/followup/form_library",
	/** What the provider shares of the organisations' learning content. */
	sharedLibrary: () => "/followup/learning_library",
	/** Where something is put into it: a file, or the item of a tenant's library that is named. */
	newFormItem: (of?: { tenant: string; item: string }) =>
		`/followup/form_library/new${of ? `?${new URLSearchParams(of)}` : ""}`,
} as const;

const FLAG = "contentonly";

/** Whether the page is shown without bar, menu and footer; the flag needs no value. */
export const isContentOnly = (search: string) => new URLSearchParams(search).has(FLAG);

/** The path with the content-only flag where the page that leads to it has it; addresses of other sites stay as they are. */
export function keepContentOnly(path: string, search: string): string {
	if (!isContentOnly(search) || !/^(\/(?!\/)|\?|$)/.test(path)) return path;
	const [rest = "", hash] = path.split("#", 2);
	const [pathname = "", query = ""] = rest.split("?", 2);
	if (new URLSearchParams(query).has(FLAG)) return path;
	return `${pathname}?${query ? `${query}&` : ""}${FLAG}${hash === undefined ? "" : `#${hash}`}`;
}
