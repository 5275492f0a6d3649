import { to } from "#app/platform/portal-paths";

const withQuery = (path: string, query: Record<string, string | readonly string[] | undefined>) => {
	const search = new URLSearchParams(
		Object.entries(query).flatMap(([name, value = ""]) =>
			[value].flat().flatMap((one) => (one === "" ? [] : [[name, one] as [string, string]])),
		),
	);
	return search.size > 0 ? `${path}?${search}` : path;
};

/** The module's addresses in a tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "task_library/resources");
	const resource = (id: string) => `${base}/resource/${id}`;
	const booking = (id: string) => `${base}/booking/${id}`;
	return {
		list: base,
		search: (query: Record<string, string | undefined>) => withQuery(base, query),
		calendar: (query: Record<string, string | undefined> = {}) => withQuery(`${base}/calendar`, query),
		bookings: `${base}/bookings`,
		waiting: `${base}/bookings?view=waiting&f=status.any.pending`,
		book: (query: { resource?: string | readonly string[]; startsAt?: string; endsAt?: string } = {}) =>
			withQuery(`${base}/book`, query),
		booking,
		editBooking: (id: string) => `${booking(id)}/edit`,
		bookingCalendar: (id: string) => `${booking(id)}/calendar`,
		handOut: (id: string) => `${booking(id)}/handout`,
		loans: `${base}/loans`,
		proposals: `${base}/together`,
		stocktakes: `${base}/stocktakes`,
		stocktake: (id: string) => `${base}/stocktakes/${id}`,
		stocktakeFile: (id: string) => `${base}/stocktakes/${id}/export`,
		resource,
		resourceRules: (id: string) => `${resource(id)}/rules`,
		retireResource: (id: string) => `${resource(id)}/retire`,
		editResource: (id: string) => `${resource(id)}/edit`,
		feeds: (id?: string) => withQuery(`${base}/feeds`, { resource: id }),
		door: (id: string) => `${resource(id)}/door`,
		openPage: (id: string) => `${resource(id)}/open`,
		now: (id: string) => `${resource(id)}/now`,
		asset: (id: string) => `${resource(id)}/asset`,
		assetFile: (id: string, file: string) => `${resource(id)}/asset/file/${file}`,
		reportFault: (id: string) => `${resource(id)}/fault`,
		faults: `${base}/faults`,
		fault: (id: string) => `${base}/faults/${id}`,
		handover: (from?: string) => withQuery(`${base}/handover`, { from }),
		usageFile: (query: Record<string, string | undefined>) => withQuery(`${base}/usage/export`, query),
		usage: (query: Record<string, string | undefined> = {}) => withQuery(`${base}/usage`, query),
		newResource: `${base}/new`,
		settings: `${base}/settings`,
		people: `${base}/people`,
		approvers: `${base}/approvers`,
		news: to.inTenant(tenantGuid, "task_library/news"),
	};
}

/** The addresses that are open to everybody who has them: they carry no tenant. */
export const open = {
	feed: (token: string) => `/resource/calendar/${token}`,
	door: (guid: string) => `/resource/door/${guid}`,
	display: (guid: string) => `/resource/door/${guid}/display`,
	page: (guid: string) => `/resource/book/${guid}`,
	booked: (token: string) => `/resource/booked/${token}`,
	bookedCalendar: (token: string) => `/resource/booked/${token}/calendar`,
};
