import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { HomeSections } from "../../serialize-home.server";

/** The person's appointments, by their day and hour. */
export function Calendar({ parts }: { parts: HomeSections["calendar"] }) {
	const format = useFormat();
	const items = parts.flatMap((part) => part.items).sort((a, b) => a.startsAt - b.startsAt);
	const days = [...new Set(items.map(({ startsAt }) => format.dayHeading(startsAt)))];
	return days.map((day) => (
		<div key={day} className="mt-5 first:mt-0">
			<h3 className="mb-2 text-13 font-medium text-ink-3">{day}</h3>
			<ul className="flex flex-col gap-3">
				{items
					.filter(({ startsAt }) => format.dayHeading(startsAt) === day)
					.map(({ id, title, startsAt, endsAt, where, href }) => (
						<li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)]">
							<time dateTime={format.iso(startsAt)} className="text-13 leading-5 text-ink-3 tabular-nums">
								{format.time(startsAt)}
							</time>
							<div className="min-w-0 border-l-3 border-accent pl-3">
								<Link
									to={href}
									className="block text-sm font-medium break-words hover:underline max-md:py-1 max-md:text-base"
								>
									{title}
								</Link>
								<p className="text-13 text-ink-3">
									{format.time(startsAt)}–{format.time(endsAt)}
									{where && ` · ${where}`}
								</p>
							</div>
						</li>
					))}
			</ul>
		</div>
	));
}
