ALTER TABLE `form_invitations` ADD `remind_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_invitations` ADD `reminders_left` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_invitations` ADD `gap_hours` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_invitations` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `form_invitations` ADD `of_id` text;--> statement-breakpoint
CREATE INDEX `form_invitations_over` ON `form_invitations` (`tenant_id`,`expires_at`) WHERE "form_invitations"."answered_at" is null and "form_invitations"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX `form_invitations_to_remind` ON `form_invitations` (`tenant_id`,`remind_at`) WHERE "form_invitations"."remind_at" > 0;--> statement-breakpoint
CREATE INDEX `form_invitations_links` ON `form_invitations` (`tenant_id`,`of_id`) WHERE "form_invitations"."of_id" is not null;--> statement-breakpoint
CREATE INDEX `form_invitations_revoked` ON `form_invitations` (`tenant_id`,`revoked_at`) WHERE "form_invitations"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX `form_replies_in_trash` ON `form_replies` (`tenant_id`,`deleted_at`) WHERE "form_replies"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `forms_in_trash` ON `forms` (`tenant_id`,`deleted_at`) WHERE "forms"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `forms_with_retention` ON `forms` (`tenant_id`,`id`) WHERE json_extract("forms"."settings", '$.keptDays') is not null;