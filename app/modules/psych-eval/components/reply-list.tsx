import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";

/** The way to each reply, the newest first: there all answers stand in words. */
export function ReplyList({
	replies,
	to,
}: {
	replies: readonly { id: string; day: string }[];
	to: (id: string) => string;
}) {
	const { t } = useTranslation("psychEval");
	const format = useFormat();
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t("reply.all")}>
			{[...replies].reverse().map(({ id, day }) => (
				<li key={id}>
					<Link to={to(id)} className="link inline-flex min-h-11 items-center text-sm">
						{format.date(day)}
					</Link>
				</li>
			))}
		</ul>
	);
}
