CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_by_user` ON `identities` (`user_id`,`issuer`);--> statement-breakpoint
CREATE TABLE `sso_trips` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`redirect_to` text NOT NULL,
	`expires_at` integer NOT NULL
);
