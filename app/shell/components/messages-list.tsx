import { useTranslation } from "react-i18next";
import { toneIcons } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { useSnackbar } from "#app/ui/snackbar";

/** Every message the snackbar has shown during this visit, newest first. */
export default function MessagesList({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation("shell");
	const { kept, forget } = useSnackbar();
	const format = useFormat();
	return (
		<Dialog open onClose={onClose} title={t("messages.title")}>
			{kept.length === 0 ? (
				<p className="text-sm text-ink-2">{t("messages.none")}</p>
			) : (
				<>
					<ul className="divide-y divide-line">
						{kept.map((message) => (
							<li key={message.id} className="flex gap-3 py-2.5 text-sm">
								<Icon name={toneIcons[message.kind]} className="mt-0.5 text-ink-3" />
								<span className="min-w-0 flex-1">{message.text}</span>
								<time dateTime={format.iso(message.at)} className="text-13 text-ink-3">
									{format.time(message.at)}
								</time>
							</li>
						))}
					</ul>
					<Button className="mt-4" onClick={forget}>
						{t("messages.clear")}
					</Button>
				</>
			)}
		</Dialog>
	);
}
