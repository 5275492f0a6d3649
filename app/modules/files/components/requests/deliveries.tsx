import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { CardList } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { FileRequest } from "./request-types";

type DeliveriesProps = { items: FileRequest["deliveries"]; fileAt: (id: string) => string };

/** What has come in by a request, the latest first: who sent it, when, and each file. */
export function Deliveries({ items, fileAt }: DeliveriesProps) {
	const { t } = useTranslation("fileRequests");
	const size = useSize();
	return (
		<CardList label={t("received")}>
			{items.map(({ id, name, email, reference, at, files, isFinished }) => (
				<li key={id} className="p-4">
					<p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
						<span className="min-w-0 font-medium break-words">{name || email || t("unnamed")}</span>
						<Time at={at} className="text-13 text-ink-3" />
					</p>
					<p className="text-13 break-words text-ink-3">
						{[name && email, t("reference", { reference }), !isFinished && t("underWay")].filter(Boolean).join(" · ")}
					</p>
					<ul className="mt-2 flex flex-col gap-1 text-13 empty:hidden">
						{files.map((file) => (
							<li key={file.id} className="flex justify-between gap-4 max-md:min-h-11 max-md:items-center">
								<Link to={fileAt(file.id)} className="link min-w-0 break-all">
									{file.name}
								</Link>
								<span className="shrink-0 text-ink-3 tabular-nums">{size(file.size)}</span>
							</li>
						))}
					</ul>
				</li>
			))}
		</CardList>
	);
}
