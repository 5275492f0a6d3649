type Marked = {
	title: string;
	body: string;
	place: string;
	startsAt: number;
	endsAt: number;
	isOnline: boolean;
	language: string;
};

/** An event as search engines read it (https://schema.org/Event); where it is held online only those are told who have a place. */
export function markupOf(
	{ title, body, place, startsAt, endsAt, isOnline, language }: Marked,
	about: { url: string; image: string | null; organiser: string; isCancelled: boolean },
) {
	const schema = (name: string) => `https://schema.org/${name}`;
	const mode = isOnline ? (place ? "Mixed" : "Online") : "Offline";
	const hall = { "@type": "Place", name: place, address: place };
	const online = { "@type": "VirtualLocation", url: about.url };
	return {
		"@context": "https://schema.org",
		"@type": "Event",
		...{ name: title, description: body || undefined, inLanguage: language, url: about.url },
		startDate: new Date(startsAt).toISOString(),
		endDate: new Date(endsAt).toISOString(),
		eventStatus: schema(about.isCancelled ? "EventCancelled" : "EventScheduled"),
		eventAttendanceMode: schema(`${mode}EventAttendanceMode`),
		location: [...(place ? [hall] : []), ...(isOnline ? [online] : [])],
		...(about.image && { image: [about.image] }),
		organizer: { "@type": "Organization", name: about.organiser },
	};
}
