import { to } from "#app/platform/to";

/** The addresses of CRM's pages in one tenant. */
export function places(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "dashboardCRM");
	return {
		customers: `${base}/customers`,
		register: `${base}/register`,
		similarCustomers: `${base}/customers/similar`,
		duplicates: `${base}/customers/duplicates`,
		mergeCustomers: `${base}/customers/merge`,
		pickCustomers: `${base}/tasks/customers`,
		newCustomer: `${base}/customers/new`,
		customer: (guid: string) => `${base}/customers/${guid}`,
		editCustomer: (guid: string) => `${base}/customers/${guid}/edit`,
		tasks: `${base}/tasks`,
		notes: `${base}/notes`,
		note: (id: string) => `${base}/notes/${id}`,
		file: (id: string) => `${base}/files/${id}`,
		contacts: `${base}/contacts`,
		newContact: `${base}/contacts/new`,
		contact: (id: string) => `${base}/contacts/${id}`,
		personalData: (id: string) => `${base}/contacts/${id}/data`,
		personalDataFile: (id: string, format: "json" | "csv") => `${base}/contacts/${id}/data/${format}`,
		editContact: (id: string) => `${base}/contacts/${id}/edit`,
		meetings: `${base}/meetings`,
		newMeeting: `${base}/meetings/new`,
		meeting: (id: string) => `${base}/meetings/${id}`,
		editMeeting: (id: string) => `${base}/meetings/${id}/edit`,
		dashboard: `${base}/dashboard`,
		search: `${base}/search`,
		staff: `${base}/staff`,
		seen: (kind: string, id: string) => `${base}/seen?kind=${kind}&id=${id}`,
		reach: `${base}/reach`,
		contactForm: `${base}/contactForm`,
		submission: (id: string) => `${base}/contactForm/messages/${id}`,
		formSettings: `${base}/contactForm/settings`,
		formQr: (id: string) => `${base}/contactForm/settings/${id}/qr`,
		formSetting: (id: string) => `${base}/contactForm/settings/${id}`,
	};
}
