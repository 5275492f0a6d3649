/** A course of the portal, as it is called in the reader's language. */
export type CourseLink = { title: string; lang: string; path: string | null };

type CourseNameProps = { text: string; links: Record<string, CourseLink> };

/** A recommended course: with the way to it where it is one of the portal's that everybody may read. */
export function CourseName({ text, links }: CourseNameProps) {
	const link = links[text];
	if (!link) return text;
	return link.path ? (
		<a href={link.path} lang={link.lang} className="link inline-flex min-h-11 items-center">
			{link.title}
		</a>
	) : (
		<span lang={link.lang}>{link.title}</span>
	);
}
