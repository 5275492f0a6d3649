import { Link } from "#app/ui/link";

type UsedInProps = { title: string; places: { id: string; title: string; lang: string | undefined; to: string }[] };

/** The scenes or the courses in which a content stands; nothing where there are none. */
export function UsedIn({ title, places }: UsedInProps) {
	if (places.length === 0) return null;
	return (
		<section>
			<h2 className="mb-2 text-base font-semibold">{title}</h2>
			<ul className="flex flex-col gap-1">
				{places.map((place) => (
					<li key={place.id}>
						<Link
							to={place.to}
							lang={place.lang}
							className="link inline-flex min-h-8 items-center break-words max-md:min-h-11"
						>
							{place.title}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
