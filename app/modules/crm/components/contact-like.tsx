import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { paths } from "../paths";

export type Like = {
	id: string;
	name: string;
	email: string | null;
	jobTitle: string | null;
	reason: "email" | "name";
};

/** The people like the one that was written down, where the answer has some. */
export const likeOf = (answer: unknown): Like[] =>
	typeof answer === "object" && answer !== null && "like" in answer ? (answer as { like: Like[] }).like : [];

/** Says that there is somebody like the contact person that is being written down, with the way there. */
export function LikeNotice({ like, tenant }: { like: readonly Like[]; tenant: string }) {
	const { t } = useTranslation("crmContacts");
	const at = paths(tenant);
	return (
		<div role="status" className={like.length === 0 ? "hidden" : undefined}>
			{like.length > 0 && (
				<Notice tone="warning" title={t("like.title")}>
					<ul className="mt-1">
						{like.map(({ id, name, email, jobTitle, reason }) => (
							<li key={id} className="py-0.5">
								<Link to={at.contact(id)} className="link">
									{name}
								</Link>{" "}
								<span className="text-13">
									{[jobTitle, email].filter(Boolean).join(", ")} ({t(`like.${reason}`)})
								</span>
							</li>
						))}
					</ul>
				</Notice>
			)}
		</div>
	);
}
