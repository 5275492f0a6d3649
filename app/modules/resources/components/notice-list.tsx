import { Notice } from "#app/ui/notice";
import { Time } from "#app/ui/time";
import type { NoticeData } from "../find.server";

/** What is new, the important first. */
export function NoticeList({ notices }: { notices: readonly NoticeData[] }) {
	return (
		<ul className="flex flex-col gap-3">
			{notices.map(({ id, title, body, isImportant, createdAt }) => (
				<li key={id}>
					<Notice tone={isImportant ? "warning" : "info"} icon="megaphone" title={title}>
						<p className="whitespace-pre-line">{body}</p>
						<p className="mt-1 text-13 text-ink-3">
							<Time at={createdAt} />
						</p>
					</Notice>
				</li>
			))}
		</ul>
	);
}
