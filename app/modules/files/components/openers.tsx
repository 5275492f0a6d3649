import { useTranslation } from "react-i18next";
import type { Opener, Reason } from "#app/media/library/who-opens.server";
import { Avatar } from "#app/ui/avatar";
import { Link } from "#app/ui/link";
import { useShareWords } from "./panel/use-share-words";

/** People who can open something, each with every way by which they may; `access` leads to all that they can open. */
export function Openers({ openers, access }: { openers: Opener[]; access?: (person: string) => string }) {
	const { t } = useTranslation("fileSharing");
	return (
		<ul className="divide-y divide-line text-13">
			{openers.map(({ id, name, right, reasons }) => (
				<li key={id} className="flex gap-2.5 py-2">
					<Avatar name={name} size={24} />
					<div className="min-w-0 flex-1">
						<p className="flex flex-wrap justify-between gap-x-3">
							{access ? (
								<Link to={access(id)} className="link min-w-0 break-words">
									{name}
								</Link>
							) : (
								<span className="min-w-0 font-medium break-words">{name}</span>
							)}
							<span className="text-ink-2">{t(`right.${right}`)}</span>
						</p>
						<Reasons reasons={reasons} />
					</div>
				</li>
			))}
		</ul>
	);
}

/** By which ways somebody may open it; with `isMe` the reader themselves. */
export function Reasons({ reasons, isMe = false }: { reasons: Reason[]; isMe?: boolean }) {
	const words = useShareWords();
	return (
		<ul className="text-xs text-ink-3">
			{reasons.map((reason) => {
				const text = words.reason(reason, isMe);
				return (
					<li key={text} className="break-words">
						{text}
					</li>
				);
			})}
		</ul>
	);
}
