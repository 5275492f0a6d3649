import { to } from "#app/platform/portal-paths";

/** The module's addresses in a tenant. */
export const paths = (guid: string) => {
	const events = to.inTenant(guid, "followup_events/events");
	const event = (id: string) => `${events}/${id}`;
	return {
		dashboard: to.inTenant(guid, "followup_events/dashboard"),
		ownNeeds: to.inTenant(guid, "followup_events/needs"),
		events,
		new: `${events}/new`,
		clients: (eventGuid: string) => to.inTenant(guid, `followup_events/clients/${eventGuid}`),
		clientPeople: (eventGuid: string) => to.inTenant(guid, `followup_events/clients/${eventGuid}/people`),
		report: `${events}/report`,
		embed: `${events}/embed`,
		trash: `${events}/trash`,
		event,
		edit: (id: string) => `${event(id)}/edit`,
		tickets: (id: string) => `${event(id)}/tickets`,
		messages: (id: string) => `${event(id)}/messages`,
		message: (id: string, message: string) => `${event(id)}/messages/${message}`,
		dates: (id: string) => `${event(id)}/dates`,
		program: (id: string) => `${event(id)}/program`,
		checkIn: (id: string) => `${event(id)}/checkin`,
		/** What a ticket's QR code holds: any phone's camera leads to the page at the door, which asks who it is that checks in. */
		code: (id: string, code: string) => `${event(id)}/checkin?code=${code}`,
		doors: (id: string) => `${event(id)}/doors`,
		door: (id: string, list: string) => `${event(id)}/doors/${list}`,
		doorPeople: (id: string, list: string) => `${event(id)}/doors/${list}/people`,
		speakers: (id: string) => `${event(id)}/speakers`,
		material: (id: string, material: string) => `${event(id)}/material/${material}`,
		badges: (id: string) => `${event(id)}/badges`,
		print: (id: string) => `${event(id)}/print`,
		needs: (id: string) => `${event(id)}/needs`,
		feedback: (id: string) => `${event(id)}/feedback`,
		export: (id: string) => `${event(id)}/export`,
	};
};

/** The addresses that are open to everybody: they carry no tenant, or nothing but it. */
export const open = {
	list: (tenant: string) => `/event/list/${tenant}`,
	listCalendar: (tenant: string, category?: string) =>
		`/event/list/${tenant}/calendar${category ? `?category=${encodeURIComponent(category)}` : ""}`,
	event: (guid: string) => `/event/${guid}`,
	eventCalendar: (guid: string) => `/event/${guid}/calendar`,
	ticket: (guid: string, token: string) => `/event/${guid}/ticket/${token}`,
	ticketCalendar: (guid: string, token: string) => `/event/${guid}/ticket/${token}/calendar`,
	ticketAgenda: (guid: string, token: string) => `/event/${guid}/ticket/${token}/agenda`,
	ticketCertificate: (guid: string, token: string) => `/event/${guid}/ticket/${token}/certificate`,
	ticketFeedback: (guid: string, token: string) => `/event/${guid}/ticket/${token}/feedback`,
	ticketMaterial: (guid: string, token: string, material: string) =>
		`/event/${guid}/ticket/${token}/material/${material}`,
	speaker: (token: string) => `/event/speaker/${token}`,
	speakerMaterial: (token: string, material: string) => `/event/speaker/${token}/material/${material}`,
	door: (token: string) => `/event/door/${token}`,
	doorPeople: (token: string) => `/event/door/${token}/people`,
	feed: (token: string) => `/event/calendar/${token}`,
};
