import { LinkButton } from "#app/ui/button";
import { Splash } from "./splash";

type ExpiredLinkProps = { title: string; help: string; next: { to: string; label: string } };

/** A link that is used, expired or was never made: the three look the same. */
export function ExpiredLink({ title, help, next }: ExpiredLinkProps) {
	return (
		<main id="main" className="flex min-h-dvh flex-col bg-sheet">
			<Splash
				title={title}
				actions={
					<LinkButton kind="primary" to={next.to}>
						{next.label}
					</LinkButton>
				}
			>
				<p>{help}</p>
			</Splash>
		</main>
	);
}
