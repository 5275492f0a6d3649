import { SafeHtml } from "#app/ui/safe-html";

/** What a note says, as text of a list. */
export function NoteText({ html }: { html: { readonly sanitized: string } }) {
	return (
		<SafeHtml
			html={html}
			className="mt-1 max-w-160 text-sm text-ink break-words [&_a]:text-accent-ink [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-2 [&_ul]:list-disc"
		/>
	);
}
