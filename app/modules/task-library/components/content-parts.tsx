import type { ContentPart } from "#db/schema/task-library";

/** The labelled parts of a content, in its own language. */
export function ContentParts({ parts, language }: { parts: ContentPart[]; language: string }) {
	if (parts.length === 0) return null;
	return (
		<dl lang={language} className="flex flex-col gap-4">
			{parts.map(({ id, label, description }) => (
				<div key={id}>
					<dt className="font-semibold break-words">{label}</dt>
					{description && <dd className="mt-0.5 break-words whitespace-pre-line text-ink-2">{description}</dd>}
				</div>
			))}
		</dl>
	);
}
